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
export { totalsInRupees } from './placing/totals-in-rupees'

interface OrdersDeps {
  database: Database
  /** The catalogue as it stands, or of it what has these ids, read in the order's own transaction. */
  products: (ids?: readonly string[]) => Promise<readonly Product[]>
  now: () => Date
  mail: CustomerMail
  outbox: Outbox
  /** The page where an order can be paid again, in any browser. */
  payAgainAt: (order: StoredOrder) => string
  /** The shipments that have left, for each order. */
  shipmentsOf: ShipmentsLookup
}

/** Orders: placing, listing, and the one entry through which a payment changes them. */
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
    /** A customer's order as stored. @throws AppError NOT_FOUND, also for another customer's */
    findStored: service.stored,
    /** The shipments of an order that have left, if any has, as its customer sees them. */
    shipmentsIn: service.shipmentsIn,
    reopen: service.reopen,
    /** Takes money that has arrived; @returns why it did not pay the order, if it did not */
    arrived: payments.arrived,
    /** Takes note of a payment that failed; @returns whether that was news */
    failed: payments.failed,
    lastFailure: payments.lastFailure,
    /** Has somebody called once an order is paid; what they do must not throw. */
    whenPaid: (listener: () => void) => void listeners.push(listener),
    /** Whether mails about an order wait for the customer's address. */
    mailWaits: ({ customerId }: StoredOrder) => mail.waits(customerId),
    sameCart,
    find: repository.byId,
    known: repository.known,
    linesOf: repository.linesOf,
    journalOf: repository.journalOf,
    /** Writes to the customer of an order, at the confirmed address. To be called in a transaction. */
    tell: mailing.tell,
    tellCancelled: mailing.cancelled,
    /** Holds an order, and every other of the same cart, until the transaction ends. */
    lock: payments.lockCart,
    note: payments.note,
    refunded: payments.refunded,
  }
}

export type Orders = ReturnType<typeof createOrders>
