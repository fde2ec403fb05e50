import type { Product } from 'shared-contracts/domain/catalogue'
import type { Database } from '../../db/connection'
import type { Outbox } from '../../mail/outbox'
import type { CustomerMail } from '../customers'
import { createOrderMailing } from './order-mailing'
import { createOrderPayments } from './order-payments'
import { createOrdersRepository, type StoredOrder } from './orders.repository'
import { ordersRoutes } from './orders.routes'
import { createOrdersService } from './orders.service'
import { createSameCart } from './same-cart'

export { heldCauses, journalSentence } from './journal-sentence'
export type { StoredOrder } from './orders.repository'
export type { ArrivedMoney, FailedPayment } from './settlement'
export { sumsInRupees } from './sums-in-rupees'

export interface OrdersDeps {
  database: Database
  /** The catalogue as it stands, or of it what has these ids, read in the order's own transaction. */
  products: (ids?: readonly string[]) => Promise<readonly Product[]>
  now: () => Date
  mail: CustomerMail
  outbox: Outbox
  /** The page where an order can be paid again, in any browser. */
  payAgainAt: (order: StoredOrder) => string
}

/** Orders: placing, listing, and the one door through which a payment changes them. */
export function createOrders({ database, products, now, mail, outbox, payAgainAt }: OrdersDeps) {
  const repository = createOrdersRepository(database)
  const { inTransaction } = database
  const service = createOrdersService({ repository, products, inTransaction, now })
  const sameCart = createSameCart(repository)
  const payments = createOrderPayments({
    repository,
    paidAs: sameCart.paidAs,
    inTransaction,
    now,
    mails: createOrderMailing({ repository, sameCart, mail, outbox, payAgainAt }),
  })

  return {
    routes: ordersRoutes(service),
    /** A customer's order as stored. @throws AppError NOT_FOUND, also for another customer's */
    findStored: service.stored,
    /** Makes a failed order wait for payment again. */
    reopen: service.reopen,
    /** Takes money that has arrived; @returns why it did not pay the order, if it did not */
    arrived: payments.arrived,
    /** Takes note of a payment that failed; @returns whether that was news */
    failed: payments.failed,
    lastFailure: payments.lastFailure,
    /** Whether mails about an order wait for the customer's address. */
    mailWaits: ({ customerId }: StoredOrder) => mail.waits(customerId),
    sameCart,
    find: repository.byId,
    /** Holds an order, and every other of the same cart, until the transaction ends. */
    lock: payments.lockCart,
    note: payments.note,
    refunded: payments.refunded,
  }
}

export type Orders = ReturnType<typeof createOrders>
