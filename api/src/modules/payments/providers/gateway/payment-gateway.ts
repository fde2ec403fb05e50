import type { Paise } from 'shared-contracts/values/money'
import type { AccountRow } from './account-row'
import type { DisputeReport, MadeRefund, PaymentReport, RefundReport } from './payment-report'

/** What a gateway is asked to take money for. Addresses are the shop's own, never a browser's. */
export interface NewGatewayOrder {
  gatewayOrderId: string
  amount: Paise
  customer: { id: string; name: string; email: string; phone: string }
  /** When it can be paid no more, where the gateway takes a time. */
  expiresAt: Date
  returnUrl: string
  notifyUrl: string
}

/** An order as it stands at the gateway, with the way to its payment page: a link, or else a session. */
export interface GatewayOrder {
  providerId: string
  sessionId: string | null
  /** None also where the gateway gives the link once only, when it opens the order. */
  paymentLink: string | null
  report: PaymentReport
}

export interface NewRefund {
  /** Ours: at most 34 letters and digits. */
  refundId: string
  gatewayOrderId: string
  customerId: string
  amount: Paise
  reason: string
  notifyUrl: string
}

/** What a genuine message of a gateway is about. */
export type GatewayMessage =
  | { kind: 'payment'; report: PaymentReport }
  /** A message that proves nothing by itself: the gateway is to be asked. */
  | { kind: 'ask'; gatewayOrderId: string }
  | { kind: 'refund'; refundId: string; made?: MadeRefund }
  | { kind: 'dispute'; report: DisputeReport }

/** A gateway that takes the money for orders; every call may throw a GatewayError. */
export interface PaymentGateway {
  /** Whether an order there can be paid once only, so that another payment id of it is the same payment. */
  takesOnePayment: boolean
  /** The most characters of an order's id there. */
  longestOrderId: number
  /** Safe to repeat: an order that exists already is found again, or said to be closed where its page is lost. */
  open(order: NewGatewayOrder): Promise<GatewayOrder>
  ask(gatewayOrderId: string): Promise<GatewayOrder>
  /** Has the gateway take no payment any more, where it can; the answer tells how the order stands then. */
  close(gatewayOrderId: string): Promise<GatewayOrder>
  /** Safe to repeat: the same refund is found again. */
  refund(refund: NewRefund): Promise<RefundReport>
  /** @returns undefined when the gateway has never heard of it */
  askRefund(refund: NewRefund): Promise<RefundReport | undefined>
  /**
   * Everything that the gateway lists of its account for a time: what was begun in it, and what ended in it. All pages
   * are read; one that cannot be read fails the whole call.
   * @param from first moment, and `to` the last one
   */
  account(from: Date, to: Date): Promise<AccountRow[]>
  /** Whether a webhook's raw bytes are the gateway's. */
  isGenuine(headers: Record<string, string | string[] | undefined>, body: Uint8Array): boolean
  /** What a genuine webhook reports, or undefined when it concerns no money. @throws GatewayError for a sum that is no amount of money */
  read(body: string): GatewayMessage | undefined
  /** Set for gateways with sessions. */
  checkoutForm?: CheckoutForm
}

/** The form by which a browser reaches the payment page of a session. */
export interface CheckoutForm {
  /** Where `payment_session_id` is posted. */
  url: string
  /** Origins to which the gateway may send the form: its own, and others of its hosts. */
  targets: readonly string[]
}
