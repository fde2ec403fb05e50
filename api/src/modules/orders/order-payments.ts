import { canBecome } from 'shared-contracts/orders/order-status'
import type { Paise } from 'shared-contracts/values/money'
import { AppError } from '../../errors'
import type { OrderHolds } from './holds/order-holds'
import type { OrderMailing } from './mails/order-mailing'
import type { NewJournalEntry, OrdersRepository, StoredOrder } from './orders.repository'
import type { HeldCause } from './orders.tables'
import { type ArrivedMoney, type FailedPayment, isNewFailure, whyHeld } from './settlement'

interface OrderPaymentsDeps {
  repository: OrdersRepository
  inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  now: () => Date
  /** Returns the other order through which the same cart was paid. */
  paidAs: (order: StoredOrder) => Promise<StoredOrder | undefined>
  holds: Pick<OrderHolds, 'keep' | 'release'>
  /** Queues mails inside the transaction, so that they are stored or rolled back with it. */
  mails: OrderMailing
  /** Called in the transaction in which an order becomes paid. */
  onPaid: () => void
}

interface OrderRefund {
  /** Our refund id. */
  refund: string
  paymentId: string
  amount: Paise
  reason: string
  isAll: boolean
}

/** The only place where payments change an order's status. */
export function createOrderPayments(deps: OrderPaymentsDeps) {
  const { repository, inTransaction, now, paidAs, holds, mails, onPaid } = deps

  /** Locks an order and all others of the same cart until the transaction ends. */
  async function lockCart(id: string): Promise<StoredOrder> {
    await repository.lockSameCart(await repository.byId(id))
    return repository.lock(id)
  }

  /** Applies a payment; call once for each. @returns why it did not pay for the order; undefined if it did */
  function arrived(id: string, money: ArrivedMoney, who: string): Promise<HeldCause | undefined> {
    return inTransaction(async () => {
      const order = await lockCart(id)
      const other = await paidAs(order)
      const cause = whyHeld(order, money, other)
      const { paymentId, amount, reason } = money
      if (cause) {
        const otherOrder = cause === 'same-cart' ? other?.id : undefined
        await note(id, { who, kind: 'held', paymentId, amount, cause, otherOrder, note: reason })
        return cause
      }
      await pay(order, { paymentId, amount, note: reason }, who)
      return undefined
    })
  }

  /** Accepts a held payment for the order. Call in the ledger's transaction. @throws AppError WRONG_STATE */
  function accept(
    id: string,
    { paymentId, amount, note: why }: Pick<ArrivedMoney, 'paymentId' | 'amount'> & { note: string },
    who: string,
  ): Promise<void> {
    return inTransaction(async () => {
      const order = await lockCart(id)
      if (order.cancelledAt || !canBecome(order.status, 'Paid') || (await paidAs(order)))
        throw new AppError(
          'WRONG_STATE',
          order.cancelledAt
            ? 'The customer has cancelled this order. Refund this payment.'
            : 'This order has already been paid with another payment. Refund this one.',
        )
      await pay(order, { paymentId, amount, note: why }, who)
    })
  }

  async function pay(
    order: StoredOrder,
    { paymentId, amount, note: why }: { paymentId: string; amount: Paise; note: string },
    who: string,
  ): Promise<void> {
    await repository.become(order, 'Paid', paymentId)
    await note(order.id, { who, kind: 'paid', paymentId, amount, note: why })
    const paid = { ...order, status: 'Paid', paymentId } as const
    if (!(await holds.keep(paid))) await note(order.id, { who: 'shop', kind: 'lost-hold', paymentId })
    await mails.paid(paid)
    onPaid()
  }

  /** Records a failed payment. @returns true if it was new and changed the order */
  function failed(id: string, failure: FailedPayment, who: string): Promise<boolean> {
    return inTransaction(async () => {
      const order = await lockCart(id)
      if (!isNewFailure(order, await repository.journalOf(id), failure)) return false
      const reason = failure.reason || 'The payment failed.'
      await repository.become(order, 'Failed')
      await holds.release({ ...order, status: 'Failed' })
      await note(id, { who, kind: 'failed', paymentId: failure.paymentId, note: reason })
      // If nobody tried to pay, no payment has failed, so send no mail.
      if (failure.paymentId) await mails.failed(order, reason)
      return true
    })
  }

  /** Closes an unpaid order for its customer. Call in a transaction that holds the order's lock. */
  async function cancelUnpaid(id: string, who: string): Promise<void> {
    await repository.setCancelledAt(id, now())
    await holds.release(await repository.byId(id))
    await note(id, { who, kind: 'cancelled' })
  }

  /** Returns why the last failed attempt failed, in the gateway's words. */
  async function lastFailure(id: string): Promise<string | undefined> {
    return (await repository.journalOf(id)).find(({ kind }) => kind === 'failed')?.note
  }

  /** Adds to an order's history without changing the order. */
  function note(id: string, entry: Omit<NewJournalEntry, 'order' | 'at'>): Promise<void> {
    return repository.addToJournal({ order: id, at: now(), ...entry })
  }

  function refunded(id: string, { refund, paymentId, amount, reason, isAll }: OrderRefund): Promise<void> {
    return inTransaction(async () => {
      const order = await repository.lock(id)
      const who = 'gateway'
      await note(id, { who, kind: 'refund-done', refund, paymentId, amount, note: reason })
      await mails.refunded(order, amount)
      if (!isAll || !canBecome(order.status, 'Refunded')) return
      await repository.become(order, 'Refunded')
      await holds.release({ ...order, status: 'Refunded' })
      await note(id, { who, kind: 'refunded', note: reason })
    })
  }

  return { lockCart, arrived, accept, failed, cancelUnpaid, lastFailure, note, refunded }
}
