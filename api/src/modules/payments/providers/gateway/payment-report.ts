import type { Paise } from 'shared-contracts/values/money'

/** A payment that a gateway has taken. */
export interface Capture {
  /** The gateway's payment id. */
  id: string
  /** The amount charged to the payer; an offer or surcharge makes it differ from the order's amount. */
  amount: Paise
}

/** A gateway's report about one of our orders, from a message or a poll. */
export interface PaymentReport {
  gatewayOrderId: string
  /** `paid` if any payment has succeeded; otherwise the newest attempt's outcome. */
  outcome: 'paid' | 'failed' | 'pending'
  /** The order's amount at the gateway, in the currency's smallest unit; undefined if not reported. */
  amount: Paise | undefined
  currency: string
  /** The successful payments that this report mentions. */
  captures: readonly Capture[]
  /** The gateway's id of the attempt; empty if not reported. */
  paymentId: string
  /** The gateway's own words, fit to show to a shopper. */
  reason: string
  /** True if the gateway will take no further payment for this order. */
  closed: boolean
}

export interface RefundReport {
  state: 'pending' | 'done' | 'failed'
  /** The gateway's own words. */
  reason: string
}

/** A report about a refund, possibly one made by the gateway itself or on its dashboard. */
export interface MadeRefund extends RefundReport {
  /** Our id if we requested it, otherwise the gateway's. */
  id: string
  gatewayOrderId: string
  /** The gateway's payment id. */
  paymentId: string
  amount: Paise
}

/** A gateway's report about a chargeback. */
export interface DisputeReport {
  id: string
  gatewayOrderId: string
  /** The gateway's payment id. */
  paymentId: string
  state: 'open' | 'won' | 'lost'
  amount: Paise
  /** The gateway's own words. */
  reason: string
}
