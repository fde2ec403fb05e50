import type { StepAct } from '../schedule/agenda'
import { isPaid, type Order } from '../store/order'
import type { Attempts } from './attempts'
import type { Refunds } from './refunds'

interface StepDeps {
  attempts: Attempts
  refunds: Refunds
}

/** Does what was planned; done a second time, an act changes nothing. */
export function performStep({ attempts, refunds }: StepDeps, order: Order, act: StepAct) {
  switch (act.kind) {
    case 'settle-attempt':
      attempts.settle(order, act.state, act.attemptId)
      return
    case 'pay-again':
      if (!isPaid(order)) attempts.makePlain(order, { state: 'SUCCESS', method: act.method })
      return
    case 'expire':
      // A timer may be a moment early by the clock, and the order has expired for what follows.
      attempts.expire(order)
      return
    case 'settle-refund':
      refunds.settle(order, act.refundId, act.state, act.isAfterFailure)
  }
}
