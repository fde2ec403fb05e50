import type { Attempts } from '../gateway/attempts'
import type { Ledger } from '../ledger/ledger'
import { isPaid } from '../ledger/order'
import type { Step } from '../ledger/step'
import type { Refunds } from '../refunds/refunds'

interface StepDeps {
  ledger: Ledger
  attempts: Attempts
  refunds: Refunds
  now: () => Date
}

/** Does what was planned; done a second time, a step changes nothing. */
export function createStepRunner({ ledger, attempts, refunds, now }: StepDeps) {
  return ({ orderKey, act }: Step) => {
    const order = ledger.order(orderKey)
    if (!order) return
    switch (act.kind) {
      case 'settle-attempt':
        attempts.settle(order, act.state, act.attemptId)
        return
      case 'pay-again':
        if (!isPaid(order)) attempts.makePlain(order, { state: 'SUCCESS', method: act.method })
        return
      case 'expire':
        // A timer may be a moment early by the clock, and the order has expired for what follows.
        ledger.record({ type: 'order-expired', orderKey, at: now().toISOString() })
        return
      case 'settle-refund':
        refunds.settle(order, act.refundId, act.state, act.isAfterFailure)
    }
  }
}
