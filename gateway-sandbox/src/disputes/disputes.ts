import type { Paise } from 'shared-contracts/domain/money'
import type { Reports } from '../gateway/reports'
import type { Attempt } from '../ledger/attempt'
import { type Dispute, type DisputeState, isClosed } from '../ledger/dispute'
import type { Ledger } from '../ledger/ledger'
import type { Order } from '../ledger/order'
import { randomDigits } from '../random-id'

export interface DisputeRequest {
  /** The captured payment it is about; where none is named the latest that is not disputed. */
  attemptId?: string
  /** The whole payment where none is named. */
  amount?: Paise
}

export type DisputeRefusal = 'no-such-payment' | 'too-much' | 'open-already'

/** What customers' banks do about captured payments; every step is reported to the merchant. */
export interface Disputes {
  open(order: Order, request: DisputeRequest): Dispute | DisputeRefusal
  /** @returns whether it was still to be decided */
  change(order: Order, disputeId: string, state: Exclude<DisputeState, 'OPEN'>): boolean
}

interface DisputesDeps {
  ledger: Ledger
  reports: Reports
  now: () => Date
}

/** Whether a dispute can be opened now. */
export function isDisputable(order: Order): boolean {
  return keptPayments(order).some((payment) => !isDisputed(order, payment))
}

/** What the gateway has given back itself is nobody's to dispute. */
function keptPayments(order: Order): Attempt[] {
  return order.attempts.filter(({ state, isReversed }) => state === 'SUCCESS' && !isReversed)
}

function isDisputed(order: Order, { id }: Attempt): boolean {
  return order.disputes.some((dispute) => dispute.attemptId === id && !isClosed(dispute))
}

const RESPOND_WITHIN_MS = 7 * 24 * 60 * 60 * 1000

export function createDisputes({ ledger, reports, now }: DisputesDeps): Disputes {
  function report(orderKey: string, disputeId: string) {
    const order = ledger.order(orderKey)
    const dispute = order?.disputes.find(({ id }) => id === disputeId)
    if (order && dispute) reports.ofDispute(order, dispute)
  }

  return {
    open(order, { attemptId, amount = order.amount }) {
      const payments = keptPayments(order).filter(({ id }) => attemptId === undefined || id === attemptId)
      if (payments.length === 0) return 'no-such-payment'
      if (amount > order.amount) return 'too-much'
      const payment = payments.findLast((one) => !isDisputed(order, one))
      if (!payment) return 'open-already'
      const at = now()
      const dispute: Dispute = {
        // Short enough for a number, as which some answers give it.
        id: randomDigits(9),
        attemptId: payment.id,
        amount,
        state: 'OPEN',
        madeAt: at.toISOString(),
        updatedAt: at.toISOString(),
        respondBy: new Date(at.getTime() + RESPOND_WITHIN_MS).toISOString(),
      }
      ledger.record({ type: 'dispute-opened', orderKey: order.key, dispute })
      report(order.key, dispute.id)
      return dispute
    },
    change(order, disputeId, state) {
      const dispute = order.disputes.find(({ id }) => id === disputeId)
      if (!dispute || isClosed(dispute)) return false
      const at = now().toISOString()
      ledger.record({ type: 'dispute-changed', orderKey: order.key, disputeId, state, at })
      report(order.key, disputeId)
      return true
    },
  }
}
