import type { Attempts } from '../gateway/attempts'
import type { Ledger } from '../ledger/ledger'
import { isPaid } from '../ledger/order'
import type { Step } from '../ledger/step'
import type { Refunds } from '../refunds/refunds'

interface StepDeps {
  ledger: Ledger
  attempts: Attempts
  refunds: Refunds
}

/** Does what was planned; done a second time, a step changes nothing. */
export function createStepRunner({ ledger, attempts, refunds }: StepDeps) {
  return ({ orderKey, dueAt, act }: Step) => {
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
        ledger.record({ type: 'order-expired', orderKey, at: dueAt })
        return
      case 'settle-refund':
        refunds.settle(order, act.refundId, act.state)
    }
  }
}
