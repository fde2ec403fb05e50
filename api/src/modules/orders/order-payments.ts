import { canBecome } from 'shared-contracts/orders/order-status'
import type { Paise } from 'shared-contracts/values/money'
import type { OrderMailing } from './mails/order-mailing'
import type { NewJournalEntry, OrdersRepository, StoredOrder } from './orders.repository'
import type { HeldCause } from './orders.tables'
import { type ArrivedMoney, type FailedPayment, isNewFailure, whyHeld } from './settlement'

interface OrderPaymentsDeps {
  repository: OrdersRepository
  inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  now: () => Date
  /** The order as which the same cart was paid. */
  paidAs: (order: StoredOrder) => Promise<StoredOrder | undefined>
  /** Queued inside the transaction, so that they are stored or rolled back with it. */
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
  const { repository, inTransaction, now, paidAs, mails, onPaid } = deps

  /** Locks an order and all others of the same cart until the transaction ends. */
  async function lockCart(id: string): Promise<StoredOrder> {
    await repository.lockSameCart(await repository.byId(id))
    return repository.lock(id)
  }

  /**
   * Applies a payment that arrived for an order. Call once per payment, in its own transaction.
   * @param who brought the report, for the order's history
   * @returns why the payment did not pay the order, if so
   */
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
      await repository.become(order, 'Paid', paymentId)
      await note(id, { who, kind: 'paid', paymentId, amount, note: reason })
      await mails.paid({ ...order, status: 'Paid', paymentId })
      onPaid()
      return undefined
    })
  }

  /** @returns true if it was new and changed the order */
  function failed(id: string, failure: FailedPayment, who: string): Promise<boolean> {
    return inTransaction(async () => {
      const order = await lockCart(id)
      if (!isNewFailure(order, await repository.journalOf(id), failure)) return false
      const reason = failure.reason || 'The payment failed.'
      await repository.become(order, 'Failed')
      await note(id, { who, kind: 'failed', paymentId: failure.paymentId, note: reason })
      // Without an attempt to pay, no payment has failed.
      if (failure.paymentId) await mails.failed(order, reason)
      return true
    })
  }

  /** Why the newest attempt failed, in the gateway's words. */
  async function lastFailure(id: string): Promise<string | undefined> {
    return (await repository.journalOf(id)).find(({ kind }) => kind === 'failed')?.note
  }

  /** Adds to an order's history without changing the order. */
  function note(id: string, entry: Omit<NewJournalEntry, 'order' | 'at'>): Promise<void> {
    return repository.addToJournal({ order: id, at: now(), ...entry })
  }

  /** Records a refund, in full or in part. */
  function refunded(id: string, { refund, paymentId, amount, reason, isAll }: OrderRefund): Promise<void> {
    return inTransaction(async () => {
      const order = await repository.lock(id)
      const who = 'gateway'
      await note(id, { who, kind: 'refund-done', refund, paymentId, amount, note: reason })
      await mails.refunded(order, amount)
      if (!isAll || !canBecome(order.status, 'Refunded')) return
      await repository.become(order, 'Refunded')
      await note(id, { who, kind: 'refunded', note: reason })
    })
  }

  return { lockCart, arrived, failed, lastFailure, note, refunded }
}
