import type { LaterAct } from '../faults/fault'
import type { Outcome } from './store/order'

/** What the bank or the gateway does by itself later on. Done a second time, an act changes nothing. */
export type StepAct =
  | { kind: LaterAct; attemptId: string }
  | { kind: 'settle-refund'; refundId: string; state: Outcome; isAfterFailure?: boolean }

/** An act that is due at a moment to come, also when the sandbox is started again in between. */
export interface Step {
  id: string
  orderKey: string
  dueAt: string
  act: StepAct
}
