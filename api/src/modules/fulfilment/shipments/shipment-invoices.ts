import { times } from 'shared-contracts/values/money'
import type { Invoices } from '../../invoicing'
import { type Orders, packDiscount } from '../../orders'
import type { HeldOrder, Packer } from '../packing/held-orders'
import type { Shipment } from './shipments.repository'

interface ShipmentInvoicesDeps {
  orders: Pick<Orders, 'linesOf'>
  invoices: Pick<Invoices, 'issueFor' | 'withdraw'>
}

export type ShipmentInvoices = ReturnType<typeof createShipmentInvoices>

/** Writes a shipment's invoice when it ships. Call each method in the transaction that ships or undoes it. */
export function createShipmentInvoices({ orders, invoices }: ShipmentInvoicesDeps) {
  async function write({ order }: HeldOrder, shipment: Shipment): Promise<void> {
    const ordered = (await orders.linesOf([order.id])).get(order.id) ?? []
    const lines = shipment.lines.flatMap(({ line, quantity }) => {
      const goods = ordered[line]
      return goods ? [{ ...goods, quantity, discount: times(packDiscount(goods), quantity) }] : []
    })
    await invoices.issueFor({ order, shipment: shipment.id, lines })
  }

  /** Cancels the invoice of a shipment that has not left after all. */
  function withdraw(shipment: Shipment, by: Packer): Promise<void> {
    return invoices.withdraw(shipment.id, { who: by.name, why: 'The shipping was undone.' })
  }

  return { write, withdraw }
}
