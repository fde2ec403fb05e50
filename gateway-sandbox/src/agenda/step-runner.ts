import type { Ledger } from '../ledger/ledger'
import type { Step } from '../ledger/step'
import type { Refunds } from '../refunds/refunds'

interface StepDeps {
  ledger: Ledger
  refunds: Refunds
}

/** Does what was planned; done a second time, a step changes nothing. */
export function createStepRunner({ ledger, refunds }: StepDeps) {
  return ({ orderKey, act }: Step) => {
    const order = ledger.order(orderKey)
    if (!order) return
    switch (act.kind) {
      case 'settle-refund':
        refunds.settle(order, act.refundId, act.state)
    }
  }
}
