import type { Method } from './attempt'
import type { RefundState } from './refund'

/** What the bank or the gateway does by itself later on. */
export type StepAct =
  | { kind: 'settle-attempt'; attemptId: string; state: 'SUCCESS' | 'FAILED' }
  | { kind: 'pay-again'; method?: Method }
  | { kind: 'expire' }
  | {
      kind: 'settle-refund'
      refundId: string
      state: Exclude<RefundState, 'PENDING'>
      isAfterFailure?: boolean
    }

/** An act that is due at a moment to come, also when the sandbox is started again in between. */
export interface Step {
  id: string
  orderKey: string
  dueAt: string
  act: StepAct
}
