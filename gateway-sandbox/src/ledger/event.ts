import type { Paise } from 'shared-contracts/domain/money'
import type { Switch } from '../faults/switch'
import type { Attempt } from './attempt'
import type { Delivery, DeliveryTry, WebhookTreatment } from './delivery'
import type { Dispute, DisputeState } from './dispute'
import type { Order } from './order'
import type { Refund, RefundState } from './refund'
import type { RowFaultEvent } from './row-fault'
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
  | {
      type: 'attempt-settled'
      orderKey: string
      attemptId: string
      state: Attempt['state']
      isReversed?: boolean
      at: string
    }
  | { type: 'amount-changed'; orderKey: string; amount: Paise }
  | { type: 'order-expired'; orderKey: string; at: string }
  | { type: 'termination-requested'; orderKey: string; at: string }
  | { type: 'refund-made'; orderKey: string; refund: Refund }
  | { type: 'refund-settled'; orderKey: string; refundId: string; state: RefundState; at: string }
  | { type: 'dispute-opened'; orderKey: string; dispute: Dispute }
  | { type: 'dispute-changed'; orderKey: string; disputeId: string; state: DisputeState; at: string }

export type DeliveryEvent =
  | { type: 'delivery-planned'; deliveryId: string; delivery: Delivery }
  | { type: 'delivery-tried'; deliveryId: string; outcome: DeliveryTry }
  | { type: 'delivery-changed'; deliveryId: string; changes: DeliveryChanges }

/** What people do to a webhook; an absent key leaves that as it is, null takes it away. */
export type DeliveryChanges = {
  [Key in keyof WebhookTreatment | 'dueAt']?: Delivery[Key] | null
}

/** What becomes of new webhooks: sent at once, held until sent by hand, or never sent by themselves. */
export type NewWebhooks = 'sent' | 'held' | 'dropped'

export type StepEvent = { type: 'step-planned'; step: Step } | { type: 'step-done'; stepId: string }

/** Everything that ever happens in the sandbox. The journal is a list of these, and the state follows from it. */
export type SandboxEvent =
  | OrderEvent
  | DeliveryEvent
  | StepEvent
  | { type: 'switch-set'; switch: Switch }
  | { type: 'fault-met'; key: string }
  | { type: 'new-webhooks'; state: NewWebhooks }
  | RowFaultEvent
  | { type: 'clock-moved'; ms: number }
  | { type: 'answer-kept'; answer: KeptAnswer }
