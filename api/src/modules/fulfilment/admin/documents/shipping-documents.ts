import type { LabelSize, SlipSize } from 'shared-contracts/fulfilment/admin/document-sizes'
import { orderWord } from 'shared-contracts/fulfilment/shipments'
import { AppError } from '../../../../errors'
import type { Invoices } from '../../../invoicing'
import type { Orders, StoredOrder } from '../../../orders'
import type { Staff } from '../../../staff'
import type { Fulfilment } from '../..'
import { drawLabels, drawSlips } from './draw-sheets'
import { selectPackages } from './package-to-print'
import type { PaperworkRepository } from './paperwork.repository'
import { buildSender, type PrintedPackage, printedPackage } from './printed-package'

interface ShippingDocumentsDeps {
  repository: Pick<PaperworkRepository, 'markPrinted' | 'notesOf'>
  orders: Pick<Orders, 'known' | 'find' | 'linesOf'>
  fulfilment: Pick<Fulfilment, 'of' | 'sentPiecesOf'>
  invoices: Pick<Invoices, 'validOf' | 'printInvoices'>
  /** Returns the weights in grams of the shipments that were weighed. */
  weightsOf: (shipments: readonly string[]) => Promise<Map<string, number>>
  foodLicence: () => Promise<string | undefined>
  now: () => Date
}

/** The orders to print, and optionally a single shipment of one of them. */
export interface Wanted {
  orders: readonly string[]
  shipment?: string | undefined
}

export type ShippingDocuments = ReturnType<typeof createShippingDocuments>

/** Prints labels, packing slips and invoices. Records when each was last printed, but changes no state. */
export function createShippingDocuments({
  repository,
  orders,
  fulfilment,
  invoices: issued,
  weightsOf,
  foodLicence,
  now,
}: ShippingDocumentsDeps) {
  /** @throws AppError NOT_FOUND for an unknown order or shipment; WRONG_STATE for an unpaid or cancelled one */
  async function labels(wanted: Wanted, size: LabelSize, by: Staff): Promise<Buffer> {
    const file = await drawLabels(await packages(wanted), size)
    await repository.markPrinted(wanted.orders, 'label', now(), by.name)
    return file
  }

  /** @throws AppError NOT_FOUND, WRONG_STATE as for labels */
  async function slips(wanted: Wanted, size: SlipSize, by: Staff): Promise<Buffer> {
    const file = await drawSlips(await packages(wanted), size)
    await repository.markPrinted(wanted.orders, 'slip', now(), by.name)
    return file
  }

  /** @throws AppError NOT_FOUND; WRONG_STATE if an order has no invoice, which would go unnoticed in a batch */
  async function invoices(ids: readonly string[], by: Staff): Promise<Buffer> {
    const found: string[] = []
    for (const id of ids) {
      const { orderId } = await sendable(id)
      const its = await issued.validOf(id)
      if (its.length === 0)
        throw new AppError(
          'WRONG_STATE',
          `${orderId} has no invoice yet. An invoice is issued when the order ships.`,
        )
      found.push(...its.map((invoice) => invoice.id))
    }
    const file = await issued.printInvoices(found)
    await repository.markPrinted(ids, 'invoice', now(), by.name)
    return file
  }

  async function packages({ orders: ids, shipment }: Wanted): Promise<PrintedPackage[]> {
    const sender = buildSender(await foodLicence())
    const [lines, shipments] = [await orders.linesOf(ids), await fulfilment.of(ids)]
    const sentOf = await fulfilment.sentPiecesOf(lines, shipments)
    const weights = await weightsOf([...shipments.values()].flat().map(({ id }) => id))
    const printed: PrintedPackage[] = []
    for (const id of ids) {
      const order = await sendable(id)
      const goods = lines.get(id) ?? []
      const notes = await repository.notesOf(id)
      const wishes = notes.filter(({ isPrinted }) => isPrinted).map(({ text }) => text)
      for (const one of selectPackages(sentOf(id).wanted, shipments.get(id) ?? [], shipment)) {
        const weight = one.shipment && weights.get(one.shipment.id)
        printed.push({ ...printedPackage(order, goods, one, sender), wishes, ...(weight && { weight }) })
      }
    }
    if (printed.length === 0) throw notFound()
    return printed
  }

  async function sendable(id: string): Promise<StoredOrder> {
    if (!(await orders.known(id))) throw notFound()
    const order = await orders.find(id)
    const word = orderWord(order.status, order.fulfilmentState)
    if (!word || word === 'Cancelled')
      throw new AppError('WRONG_STATE', `Order ${order.orderId} can’t be shipped. Check its payments.`)
    return order
  }

  return { labels, slips, invoices }
}

function notFound(): AppError {
  return new AppError('NOT_FOUND', 'Order or shipment not found.')
}
