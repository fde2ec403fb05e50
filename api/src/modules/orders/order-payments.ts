import { formatPrice, type Paise } from 'shared-contracts/domain/money'
import { canBecome } from 'shared-contracts/domain/orders'
import { type HeldMoney, heldMoney } from './held-money'
import type { OrderMails } from './order-mails'
import type { OrderEvent, OrdersRepository, StoredOrder } from './orders.repository'
import { type PaymentWord, type Settlement, settle } from './settlement'

export interface OrderPaymentsDeps {
  repository: OrdersRepository
  inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  now: () => Date
  /** The order that the same cart was paid as. */
  paidAs: (order: StoredOrder) => Promise<StoredOrder | undefined>
  /** Written inside the transaction that they tell of: kept or undone with it. */
  mails: OrderMails
}

export interface MoneyBack {
  amount: Paise
  /** Nothing is left of what was paid. */
  isAll: boolean
  why: string
}

/** What became of a gateway's word. */
export type WordOutcome = 'applied' | 'repeated' | 'held' | 'ignored'

/** The one place where an order's payment changes its state. */
export function createOrderPayments({ repository, inTransaction, now, paidAs, mails }: OrderPaymentsDeps) {
  /** @param who brought the word, for the order's record */
  function apply(id: string, word: PaymentWord, who: string): Promise<WordOutcome> {
    return inTransaction(async () => {
      await repository.lockSameCart(await repository.byId(id))
      const order = await repository.lock(id)
      const settlement = settle(order, await repository.eventsOf(id), word, await paidAs(order))
      return record(order, settlement, { order: id, at: now(), who, paymentId: word.paymentId })
    })
  }

  async function record(
    order: StoredOrder,
    settlement: Settlement,
    event: Omit<OrderEvent, 'what' | 'why'> & { paymentId: string },
  ): Promise<WordOutcome> {
    if (settlement.kind === 'repeated') return 'repeated'
    if (settlement.kind === 'nothing') return 'ignored'
    if (settlement.kind === 'hold') {
      await repository.addEvent({ ...event, what: settlement.what, why: settlement.why })
      return 'held'
    }
    const { status, why } = settlement
    const isPaid = status === 'Paid'
    await repository.become(order, status, isPaid ? event.paymentId : undefined)
    await repository.addEvent({ ...event, what: status, why })
    if (isPaid) await mails.paid({ ...order, status, paymentId: event.paymentId || null })
    // Where nobody tried to pay, no payment has failed: the page was closed, or its time has passed.
    else if (event.paymentId) await mails.failed(order, why)
    return 'applied'
  }

  /** Why the newest attempt failed, in the gateway's words. */
  async function lastFailure(id: string): Promise<string | undefined> {
    const events = await repository.eventsOf(id)
    return events.find((event) => event.what === 'Failed')?.why
  }

  /** Whether money for an order has arrived without paying it. */
  async function heldFor(order: StoredOrder): Promise<HeldMoney | undefined> {
    return heldMoney(order, await repository.eventsOf(order.id))
  }

  /** Adds to what is known of an order without changing it. */
  function note(id: string, { who, what, why }: Pick<OrderEvent, 'who' | 'what' | 'why'>): Promise<void> {
    return repository.addEvent({ order: id, at: now(), who, what, why })
  }

  /** Money has gone back to the customer, be it all that was paid or a part. */
  function refunded(id: string, { amount, isAll, why }: MoneyBack): Promise<void> {
    return inTransaction(async () => {
      const order = await repository.lock(id)
      await note(id, { who: 'gateway', what: `refund of Rs ${formatPrice(amount)} done`, why })
      await mails.refunded(order, amount)
      if (!isAll || !canBecome(order.status, 'Refunded')) return
      await repository.become(order, 'Refunded')
      await note(id, { who: 'gateway', what: 'Refunded', why })
    })
  }

  return { apply, lastFailure, heldFor, note, refunded }
}
