import type { Paise } from 'shared-contracts/values/money'
import type { AccountRow } from './account-row'
import type { DisputeReport, MadeRefund, PaymentReport, RefundReport } from './payment-report'

/** An order to open at a gateway. Its addresses come from the shop's configuration, never from a browser. */
export interface NewGatewayOrder {
  gatewayOrderId: string
  amount: Paise
  customer: { id: string; name: string; email: string; phone: string }
  /** The time after which the order can't be paid, if the gateway supports that. */
  expiresAt: Date
  returnUrl: string
  notifyUrl: string
}

/** An order at the gateway, with a link or a session for its payment page. */
export interface GatewayOrder {
  providerId: string
  sessionId: string | null
  /** Also null if the gateway gives the link only when opening the order. */
  paymentLink: string | null
  report: PaymentReport
}

export interface NewRefund {
  /** Our id: at most 34 letters and digits. */
  refundId: string
  gatewayOrderId: string
  customerId: string
  amount: Paise
  reason: string
  notifyUrl: string
}

/** The content of a genuine message. */
export type GatewayMessage =
  | { kind: 'payment'; report: PaymentReport }
  /** A message that proves nothing by itself, so the gateway has to be asked. */
  | { kind: 'ask'; gatewayOrderId: string }
  | { kind: 'refund'; refundId: string; made?: MadeRefund }
  | { kind: 'dispute'; report: DisputeReport }

/** A gateway that takes payments for orders; every call may throw a GatewayError. */
export interface PaymentGateway {
  /** True if an order can be paid only once, so that another payment id is the same payment. */
  takesOnePayment: boolean
  /** The length limit of an order's id. */
  longestOrderId: number
  /** Opens an order. Safe to repeat: finds an existing one, or reports it as closed if its page is lost. */
  open(order: NewGatewayOrder): Promise<GatewayOrder>
  ask(gatewayOrderId: string): Promise<GatewayOrder>
  /** Closes the order if the gateway supports that. @returns its status after that */
  close(gatewayOrderId: string): Promise<GatewayOrder>
  /** Starts a refund. Safe to repeat: finds an existing one. */
  refund(refund: NewRefund): Promise<RefundReport>
  /** @returns undefined if the gateway does not know the refund */
  askRefund(refund: NewRefund): Promise<RefundReport | undefined>
  /** Returns all movements that began or ended in the period, inclusive. Fails if any page is unreadable. */
  account(from: Date, to: Date): Promise<AccountRow[]>
  /** Verifies a webhook's raw bytes. */
  isGenuine(headers: Record<string, string | string[] | undefined>, body: Uint8Array): boolean
  /** Returns undefined if the webhook is not about money. @throws GatewayError for an invalid amount */
  read(body: string): GatewayMessage | undefined
  /** Set for gateways that use sessions. */
  checkoutForm?: CheckoutForm
}

/** The form that takes a browser to a session's payment page. */
export interface CheckoutForm {
  /** The address to which `payment_session_id` is posted. */
  url: string
  /** Origins the gateway may redirect the form to, including its own. */
  targets: readonly string[]
}
