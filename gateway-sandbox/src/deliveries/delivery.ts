import type { Provider } from '../gateway/store/order'

export interface DeliveryTry {
  at: string
  /** The HTTP status answered, or absent when no answer came. */
  status?: number
  answer?: string
  error?: string
  /** Made by hand, and so none of the schedule's. */
  isByHand?: boolean
}

export type Corruption = 'signature' | 'body' | 'nonsense'

/** How a message fares on its way, when not as usual. */
export interface WebhookTreatment {
  /** Held until it is sent by hand, or never sent by itself. */
  state?: 'held' | 'dropped'
  /** How often it is sent at every try, all at once. */
  copies?: number
  corruption?: Corruption
}

/** One webhook or callback on its way to the merchant, with every try so far. */
export interface Delivery extends WebhookTreatment {
  id: string
  provider: Provider
  orderKey: string
  /** The attempt it tells of, or the refund, or the dispute. */
  attemptId?: string
  refundId?: string
  disputeId?: string
  /** What it says, for people: 'PAYMENT_SUCCESS_WEBHOOK', 'PAYMENT_ERROR'. */
  label: string
  url: string
  /** The exact bytes of the message. */
  body: string
  /** A moment set by hand for the next try. */
  dueAt?: string
  tries: DeliveryTry[]
}
