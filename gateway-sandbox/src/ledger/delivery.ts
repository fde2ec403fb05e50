import type { Provider } from './order'

export interface DeliveryTry {
  at: string
  /** The HTTP status answered, or absent when no answer came. */
  status?: number
  error?: string
}

/** One webhook or callback on its way to the merchant, with every try so far. */
export interface Delivery {
  id: string
  provider: Provider
  orderKey: string
  /** The attempt it tells of, or the refund. */
  attemptId?: string
  refundId?: string
  /** What it says, for people: 'PAYMENT_SUCCESS_WEBHOOK', 'PAYMENT_ERROR'. */
  label: string
  url: string
  /** The exact bytes sent at every try. */
  body: string
  tries: readonly DeliveryTry[]
}
