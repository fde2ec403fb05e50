import type { LaterAct } from '../faults/fault'
import type { Outcome } from './store/order'

/** A scheduled act of the bank or the gateway. Repeating one changes nothing. */
export type StepAct =
  | { kind: LaterAct; attemptId: string }
  | { kind: 'settle-refund'; refundId: string; state: Outcome; isAfterFailure?: boolean }

/** An act due in the future, even if the sandbox is restarted before then. */
export interface Step {
  id: string
  orderKey: string
  dueAt: string
  act: StepAct
}
