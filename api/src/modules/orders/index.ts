import type { Database } from '../../db/connection'
import type { AttemptLimits } from '../../http/limits/attempt-limits'
import type { Jobs } from '../../jobs/jobs'
import type { Outbox } from '../../mail/outbox'
import type { CustomerMail } from '../customers'
import type { Discounts } from './discounts'
import { discountsRoutes } from './discounts/discounts.routes'
import { createPriceCart } from './discounts/price-cart'
import { createHoldsRepository } from './holds/holds.repository'
import type { OrderHold, SoldProduct } from './holds/order-hold'
import { createOrderHolds } from './holds/order-holds'
import { createOrderMailing } from './mails/order-mailing'
import { createOrderPayments } from './order-payments'
import { createOrdersRepository, type StoredOrder } from './orders.repository'
import { ordersRoutes } from './orders.routes'
import { type CasesLookup, createOrdersService, type ShipmentsLookup } from './orders.service'
import { createSameCart } from './placing/same-cart'

export { createDiscounts } from './discounts'
export { packDiscount, packPrice } from './discounts/pricing/pack-price'
export type { OrderHold, PlacedOrder } from './holds/order-hold'
export { HOLD_MS } from './holds/order-holds'
export { heldCauses, journalSentence } from './journal-sentence'
export { greeting } from './mails/order-mails'
export type { StoredOrder } from './orders.repository'
export { type CasesLookup, discountOf, toWireOrder } from './orders.service'
export type { HeldCause } from './orders.tables'
export { totalsInRupees } from './placing/totals-in-rupees'
export { createPredateOrder } from './predate-order'

const LOOK_EVERY_MS = 15_000

interface OrdersDeps {
  database: Database
  /** Reads the whole catalogue or the given products, in the order's transaction. */
  products: (ids?: readonly string[]) => Promise<readonly SoldProduct[]>
  /** Further things that open orders hold, such as stock. */
  holds: readonly OrderHold[]
  discounts: Discounts
  attemptLimits: Pick<AttemptLimits, 'takeCode'>
  jobs: Jobs
  now: () => Date
  mail: CustomerMail
  outbox: Outbox
  /** Returns the page where an order can be paid again, in any browser. */
  payAgainAt: (order: StoredOrder) => string
  /** Looks up each order's shipped shipments. */
  shipmentsOf: ShipmentsLookup
  /** Looks up customers' requests about each order. */
  casesOf: CasesLookup
}

/** Places and lists orders, and applies payments to them. A payment changes an order only through here. */
export function createOrders(deps: OrdersDeps) {
  const { database, products, discounts, attemptLimits, jobs, now, mail, outbox, payAgainAt } = deps
  const { shipmentsOf, casesOf } = deps
  const repository = createOrdersRepository(database)
  const { inTransaction } = database
  const holds = createOrderHolds({
    kinds: [discounts.hold, ...deps.holds],
    repository: createHoldsRepository(database),
    orders: repository,
    inTransaction,
    now,
  })
  jobs.every('orders that nobody pays for', LOOK_EVERY_MS, holds.releaseOver)
  const service = createOrdersService({
    ...{ repository, products, shipmentsOf, casesOf, holds, inTransaction, now },
    chooseDiscount: discounts.choose,
  })
  const sameCart = createSameCart(repository)
  const mailing = createOrderMailing({ repository, sameCart, mail, outbox, payAgainAt })
  const listeners: (() => void)[] = []
  const payments = createOrderPayments({
    repository,
    paidAs: sameCart.paidAs,
    inTransaction,
    now,
    holds,
    mails: mailing,
    onPaid: () => database.afterCommit(() => listeners.forEach((listener) => void listener())),
  })

  return {
    routes: ordersRoutes(service, attemptLimits),
    discountRoutes: discountsRoutes(
      createPriceCart({ chooseDiscount: discounts.choose, products }),
      attemptLimits,
    ),
    /** Returns a customer's stored order. @throws AppError NOT_FOUND, also if it belongs to another customer */
    findStored: service.stored,
    /** Returns an order's shipped shipments, if any, as its customer sees them. */
    shipmentsIn: service.shipmentsIn,
    /** Prolongs or renews what an unpaid order holds. @throws AppError if something it held is gone */
    holdForPayment: holds.beforePayment,
    releaseOverHolds: holds.releaseOver,
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
    cancelUnpaid: payments.cancelUnpaid,
  }
}

export type Orders = ReturnType<typeof createOrders>
