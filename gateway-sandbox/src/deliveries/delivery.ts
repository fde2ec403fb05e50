import type { Provider } from '../gateway/store/order'

export interface DeliveryTry {
  at: string
  /** The HTTP status, or undefined if there was no response. */
  status?: number
  answer?: string
  error?: string
  /** True for extra copies and manual replays, which don't count towards the scheduled attempts. */
  isByHand?: boolean
}

export type Corruption = 'signature' | 'body' | 'nonsense'

/** An unusual treatment of a message. */
export interface WebhookTreatment {
  /** Not sent automatically: 'held' waits to be sent manually, 'dropped' simulates a lost message. */
  state?: 'held' | 'dropped'
  /** Number of simultaneous copies per attempt. */
  copies?: number
  corruption?: Corruption
}

/** A webhook to the merchant, with every attempt so far. */
export interface Delivery extends WebhookTreatment {
  id: string
  provider: Provider
  orderKey: string
  /** The attempt, refund or dispute that it is about. */
  attemptId?: string
  refundId?: string
  disputeId?: string
  /** The name of the event, such as 'PAYMENT_SUCCESS_WEBHOOK' or 'PAYMENT_ERROR'. */
  label: string
  url: string
  /** The exact bytes of the message. */
  body: string
  /** A manually chosen time for the next attempt. */
  dueAt?: string
  tries: DeliveryTry[]
}
