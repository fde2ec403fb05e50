import type { Paise } from 'shared-contracts/values/money'

/** Money that a gateway has taken from a payer. */
export interface Capture {
  /** The gateway's id of the payment. */
  id: string
  /** What the payer was charged: an offer or a surcharge makes it differ from the order's amount. */
  amount: Paise
}

/** What a gateway reports about one of our orders there, in a message or when it is asked. */
export interface PaymentReport {
  /** The order id we gave the gateway. */
  gatewayOrderId: string
  /** `paid` when any payment has succeeded; else what the newest attempt has come to. */
  outcome: 'paid' | 'failed' | 'pending'
  /** The order's amount by the gateway's account, in the smallest unit of its currency; undefined while it names none. */
  amount: Paise | undefined
  currency: string
  /** Every payment that has succeeded, as far as this report tells of them. */
  captures: readonly Capture[]
  /** The gateway's id of the attempt meant; empty where it names none. */
  paymentId: string
  /** In the gateway's words, fit for a shopper to read. */
  reason: string
  /** True when the gateway will take no further payment for this order. */
  closed: boolean
}

/** What a gateway reports about a refund. */
export interface RefundReport {
  state: 'pending' | 'done' | 'failed'
  /** In the gateway's words. */
  reason: string
}

/** What a gateway reports about a refund that it may have made unasked, or for its dashboard. */
export interface MadeRefund extends RefundReport {
  /** Ours where we asked for it, else the gateway's. */
  id: string
  gatewayOrderId: string
  /** The gateway's id of the payment. */
  paymentId: string
  amount: Paise
}

/** What a gateway reports about money that a payer's bank asks back. */
export interface DisputeReport {
  /** The gateway's id of the dispute. */
  id: string
  gatewayOrderId: string
  /** The gateway's id of the payment. */
  paymentId: string
  state: 'open' | 'won' | 'lost'
  amount: Paise
  /** In the gateway's words. */
  reason: string
}
