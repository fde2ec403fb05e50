import type { Attempts } from './attempts'
import type { Refunds } from './refunds'
import type { StepAct } from './step'
import { isPaid, type Order } from './store/order'

interface StepDeps {
  attempts: Attempts
  refunds: Refunds
}

/** Performs a scheduled act. Repeating one changes nothing. */
export function performStep({ attempts, refunds }: StepDeps, order: Order, act: StepAct) {
  switch (act.kind) {
    case 'succeed':
      attempts.settle(order, 'SUCCESS', act.attemptId)
      return
    case 'fail':
      attempts.settle(order, 'FAILED', act.attemptId)
      return
    case 'pay-again': {
      const method = order.attempts.find(({ id }) => id === act.attemptId)?.method
      if (!isPaid(order)) attempts.makePlain(order, { state: 'SUCCESS', method })
      return
    }
    case 'expire':
      // A timer may fire slightly early, but the order counts as expired from here on.
      attempts.expire(order)
      return
    case 'settle-refund':
      refunds.settle(order, act.refundId, act.state, act.isAfterFailure)
  }
}
