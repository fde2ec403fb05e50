import type { Paise } from 'shared-contracts/domain/money'

/** What a gateway says about one of our payments, whichever way it said it. */
export interface GatewayWord {
  /** The order id we gave the gateway. */
  gatewayOrderId: string
  outcome: 'paid' | 'failed' | 'pending'
  /** The order's amount by the gateway's account; undefined when it is no amount of money. */
  amount: Paise | undefined
  currency: string
  /** What the payer was charged, where the gateway tells it: an offer or a surcharge makes it differ. */
  charged?: Paise | undefined
  /** The gateway's id of the payment meant; empty where it names none. */
  paymentId: string
  /** In the gateway's words, fit for a shopper to read. */
  reason: string
  /** True when the gateway will take no further payment for this order. */
  closed: boolean
}
