import type { Product } from 'shared-contracts/catalog/product'
import type { Database } from '../../db/connection'
import type { Outbox } from '../../mail/outbox'
import type { CustomerMail } from '../customers'
import { createOrderMailing } from './mails/order-mailing'
import { createOrderPayments } from './order-payments'
import { createOrdersRepository, type StoredOrder } from './orders.repository'
import { ordersRoutes } from './orders.routes'
import { createOrdersService, type ShipmentsLookup } from './orders.service'
import { createSameCart } from './placing/same-cart'

export { heldCauses, journalSentence } from './journal-sentence'
export { greeting } from './mails/order-mails'
export type { StoredOrder } from './orders.repository'
export { toWireOrder } from './orders.service'
export type { HeldCause } from './orders.tables'
export { totalsInRupees } from './placing/totals-in-rupees'
export { createPredateOrder } from './predate-order'

interface OrdersDeps {
  database: Database
  /** Reads the whole catalogue or the given products, in the order's transaction. */
  products: (ids?: readonly string[]) => Promise<readonly Product[]>
  now: () => Date
  mail: CustomerMail
  outbox: Outbox
  /** Returns the page where an order can be paid again, in any browser. */
  payAgainAt: (order: StoredOrder) => string
  /** Looks up each order's shipped shipments. */
  shipmentsOf: ShipmentsLookup
}

/** Places and lists orders, and applies payments to them. A payment changes an order only through here. */
export function createOrders(deps: OrdersDeps) {
  const { database, products, now, mail, outbox, payAgainAt, shipmentsOf } = deps
  const repository = createOrdersRepository(database)
  const { inTransaction } = database
  const service = createOrdersService({ repository, products, shipmentsOf, inTransaction, now })
  const sameCart = createSameCart(repository)
  const mailing = createOrderMailing({ repository, sameCart, mail, outbox, payAgainAt })
  const listeners: (() => void)[] = []
  const payments = createOrderPayments({
    repository,
    paidAs: sameCart.paidAs,
    inTransaction,
    now,
    mails: mailing,
    onPaid: () => database.afterCommit(() => listeners.forEach((listener) => void listener())),
  })

  return {
    routes: ordersRoutes(service),
    /** Returns a customer's stored order. @throws AppError NOT_FOUND, also if it belongs to another customer */
    findStored: service.stored,
    /** Returns an order's shipped shipments, if any, as its customer sees them. */
    shipmentsIn: service.shipmentsIn,
    reopen: service.reopen,
    arrived: payments.arrived,
    accept: payments.accept,
    failed: payments.failed,
    lastFailure: payments.lastFailure,
    /** Registers a callback for when an order is paid. It must not throw. */
    whenPaid: (listener: () => void) => void listeners.push(listener),
    /** True if mails about an order wait for the customer to confirm the address. */
    mailWaits: ({ customerId }: StoredOrder) => mail.waits(customerId),
    sameCart,
    find: repository.byId,
    known: repository.known,
    numbersOf: repository.numbersOf,
    linesOf: repository.linesOf,
    journalOf: repository.journalOf,
    /** Mails an order's customer at the confirmed address. Call in a transaction. */
    tell: mailing.tell,
    tellCancelled: mailing.cancelled,
    lock: payments.lockCart,
    note: payments.note,
    refunded: payments.refunded,
  }
}

export type Orders = ReturnType<typeof createOrders>
