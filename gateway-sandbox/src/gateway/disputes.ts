import type { Paise } from 'shared-contracts/values/money'
import type { Reports } from '../deliveries/reports'
import type { Basics } from '../values/basics'
import { randomDigits } from '../values/random-id'
import {
  type Attempt,
  type Dispute,
  type DisputeState,
  isClosed,
  listRetainedPayments,
  type Order,
} from './store/order'

interface DisputeRequest {
  /** The disputed payment; by default the latest captured one that is not disputed. */
  attemptId?: string
  /** The disputed amount; by default the whole payment. */
  amount?: Paise
}

export type DisputeRefusal = 'no-such-payment' | 'too-much' | 'open-already'

export function isDisputable(order: Order): boolean {
  return listRetainedPayments(order).some((payment) => !isDisputed(order, payment))
}

function isDisputed(order: Order, { id }: Attempt): boolean {
  return order.disputes.some((dispute) => dispute.attemptId === id && !isClosed(dispute))
}

const RESPOND_WITHIN_MS = 7 * 24 * 60 * 60 * 1000

export type Disputes = ReturnType<typeof createDisputes>

/** Applies the actions of customers' banks to captured payments, and reports every step to the merchant. */
export function createDisputes({ store, now }: Basics, reports: Reports) {
  function keep(order: Order, dispute: Dispute) {
    store.orders.set(order.key, order)
    reports.ofDispute(order, dispute)
  }

  return {
    open(order: Order, { attemptId, amount = order.amount }: DisputeRequest): Dispute | DisputeRefusal {
      const payments = listRetainedPayments(order).filter(
        ({ id }) => attemptId === undefined || id === attemptId,
      )
      if (payments.length === 0) return 'no-such-payment'
      if (amount > order.amount) return 'too-much'
      const payment = payments.findLast((one) => !isDisputed(order, one))
      if (!payment) return 'open-already'
      const at = now()
      const dispute: Dispute = {
        // Short enough to be sent as a number, as in some responses.
        id: randomDigits(9),
        attemptId: payment.id,
        amount,
        state: 'OPEN',
        madeAt: at.toISOString(),
        updatedAt: at.toISOString(),
        respondBy: new Date(at.getTime() + RESPOND_WITHIN_MS).toISOString(),
      }
      order.disputes.push(dispute)
      keep(order, dispute)
      return dispute
    },
    /** @returns false if it is unknown or already decided */
    change(order: Order, disputeId: string, state: Exclude<DisputeState, 'OPEN'>): boolean {
      const dispute = order.disputes.find(({ id }) => id === disputeId)
      if (!dispute || isClosed(dispute)) return false
      dispute.state = state
      dispute.updatedAt = now().toISOString()
      if (isClosed(dispute)) dispute.resolvedAt = dispute.updatedAt
      keep(order, dispute)
      return true
    },
  }
}
