import type { Attempt } from './attempt'
import type { Delivery, DeliveryTry } from './delivery'
import type { Order } from './order'
import type { Refund, RefundState } from './refund'
import type { Step } from './step'

/** An answer kept for a repeat with the same x-idempotency-key. */
export interface KeptAnswer {
  key: string
  /** Hash of the request it answered; another content under the same key is refused. */
  fingerprint: string
  /** The JSON text that was answered. */
  body: string
}

export type OrderEvent =
  | { type: 'order-created'; orderKey: string; order: Order }
  | { type: 'attempt-made'; orderKey: string; attempt: Attempt }
  | { type: 'attempt-settled'; orderKey: string; attemptId: string; state: Attempt['state']; at: string }
  | { type: 'termination-requested'; orderKey: string; at: string }
  | { type: 'refund-made'; orderKey: string; refund: Refund }
  | { type: 'refund-settled'; orderKey: string; refundId: string; state: RefundState; at: string }

export type DeliveryEvent =
  | { type: 'delivery-planned'; deliveryId: string; delivery: Delivery }
  | { type: 'delivery-tried'; deliveryId: string; outcome: DeliveryTry }

export type StepEvent = { type: 'step-planned'; step: Step } | { type: 'step-done'; stepId: string }

/** Everything that ever happens in the sandbox. The journal is a list of these, and the state follows from it. */
export type SandboxEvent =
  | OrderEvent
  | DeliveryEvent
  | StepEvent
  | { type: 'answer-kept'; answer: KeptAnswer }
