import type { Database } from '../../db/connection'
import type { Outbox } from '../../mail/outbox'
import type { Stock } from '../catalog/stock'
import type { Invoices } from '../invoicing'
import type { Orders } from '../orders'
import { createCouriers } from './couriers/couriers'
import { createCouriersRepository } from './couriers/couriers.repository'
import { createShipmentMailing } from './mails/shipment-mailing'
import { createHeldOrders } from './packing/held-orders'
import { createSentQuantities } from './packing/not-sent'
import { createPacking } from './packing/packing'
import { createRefundedQuantitiesRepository } from './packing/refunded-quantities.repository'
import { createReturnUndoing } from './returns/return-undoing'
import { createReturnsRepository } from './returns/returns.repository'
import { createTakingBack } from './returns/taking-back'
import { createFollowing } from './shipments/following'
import { createShipmentInvoices } from './shipments/shipment-invoices'
import { createShipmentsRepository } from './shipments/shipments.repository'
import { createShipping } from './shipments/shipping'

export type { Courier } from './couriers/couriers.repository'
export { trackingLink } from './couriers/tracking-link'
export type { Changed } from './packing/held-orders'
export type { SentQuantities } from './packing/not-sent'
export type { Return } from './returns/returns.repository'
export type { NewReturn } from './returns/taking-back'
export { createCustomerShipments } from './shipments/customer-shipments'
export type { Arrival } from './shipments/following'
export type { Shipment } from './shipments/shipments.repository'
export { computeUndoDeadline } from './shipments/undo-time'

interface FulfilmentDeps {
  database: Database
  orders: Pick<Orders, 'known' | 'lock' | 'linesOf' | 'tell'>
  invoices: Pick<Invoices, 'issueFor' | 'withdraw' | 'mailPart' | 'books'>
  stock: Pick<Stock, 'shelf' | 'settle'>
  outbox: Outbox
  now: () => Date
}

export type Fulfilment = ReturnType<typeof createFulfilment>

/** Packs, ships and follows shipments, without touching an order's money. */
export function createFulfilment({ database, orders, invoices, stock, outbox, now }: FulfilmentDeps) {
  const repository = createShipmentsRepository(database)
  const couriers = createCouriers(createCouriersRepository(database))
  const sentPiecesOf = createSentQuantities(createRefundedQuantitiesRepository(database))
  const { inTransaction } = database
  const held = createHeldOrders({ repository, orders, sentPiecesOf, stock, inTransaction, now })
  const { begin, beginHeld, pack, packOpen, cancel, cancelAll } = createPacking({ held, repository, now })
  const mailing = createShipmentMailing({ ...orders, invoicePart: invoices.mailPart })
  const shipping = createShipping({
    held,
    packing: { beginHeld },
    repository,
    couriers,
    mailing,
    shipmentInvoices: createShipmentInvoices({ orders, invoices }),
    shelf: stock.shelf,
    outbox,
    now,
  })
  const { note } = createFollowing({ held, mailing, now })
  const returns = createReturnsRepository(database)
  const { takeBack, returnsOf } = createTakingBack({
    held,
    repository: returns,
    shelf: stock.shelf,
    mailing,
    now,
  })

  const { undoReturn } = createReturnUndoing({
    held,
    repository: returns,
    shelf: stock.shelf,
    books: invoices.books,
    outbox,
    now,
  })

  return {
    couriers,
    begin,
    pack,
    packOpen,
    cancel,
    cancelAll,
    /** Updates the order's state: refunded items are no longer to be sent. Call in the refund's transaction. */
    notSent: (orderId: string) => held.hold(orderId, async () => {}),
    sentPiecesOf,
    ...shipping,
    note,
    takeBack,
    undoReturn,
    returnsOf,
    awbsOf: repository.awbsOf,
    of: repository.of,
    find: held.read,
  }
}
