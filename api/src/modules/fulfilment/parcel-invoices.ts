import type { Invoices } from '../invoicing'
import type { Orders } from '../orders'
import type { HeldOrder, Packer } from './held-order'
import type { Parcel } from './shipments.repository'

export interface ParcelInvoicesDeps {
  orders: Pick<Orders, 'linesOf'>
  invoices: Pick<Invoices, 'issueFor' | 'withdraw'>
}

export type ParcelInvoices = ReturnType<typeof createParcelInvoices>

/** The tax invoice of a parcel belongs to the moment it leaves. Both are called in the transaction of that. */
export function createParcelInvoices({ orders, invoices }: ParcelInvoicesDeps) {
  async function write({ order }: HeldOrder, parcel: Parcel): Promise<void> {
    const ordered = (await orders.linesOf([order.id])).get(order.id) ?? []
    const lines = parcel.lines.flatMap(({ line, quantity }) => {
      const goods = ordered[line]
      return goods ? [{ ...goods, quantity }] : []
    })
    await invoices.issueFor({ order, shipment: parcel.id, lines })
  }

  /** The parcel has not left after all. */
  function withdraw(parcel: Parcel, by: Packer): Promise<void> {
    return invoices.withdraw(parcel.id, { who: by.name, why: 'The shipping was undone.' })
  }

  return { write, withdraw }
}
