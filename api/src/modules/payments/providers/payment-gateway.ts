import type { Paise } from 'shared-contracts/domain/money'
import type { GatewayWord } from './payment-report'

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
  word: GatewayWord
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

/** What a gateway says about a refund. */
export interface RefundWord {
  state: 'pending' | 'done' | 'failed'
  providerId: string | null
  /** In the gateway's words. */
  reason: string
}

/** What a genuine message of a gateway is about. */
export type GatewayMessage =
  | { kind: 'word'; word: GatewayWord }
  /** A message that proves nothing by itself: the gateway is to be asked. */
  | { kind: 'ask'; gatewayOrderId: string }
  | { kind: 'refund'; refundId: string }

/** A gateway that takes the money for orders; every call may throw a GatewayError. */
export interface PaymentGateway {
  /** The most characters of an order's id there. */
  longestOrderId: number
  /** Safe to repeat: an order that exists already is found again, or said to be closed where its page is lost. */
  open(order: NewGatewayOrder): Promise<GatewayOrder>
  ask(gatewayOrderId: string): Promise<GatewayOrder>
  /** Has the gateway take no payment any more, where it can; the answer tells how the order stands then. */
  close(gatewayOrderId: string): Promise<GatewayOrder>
  /** Safe to repeat: the same refund is found again. */
  refund(refund: NewRefund): Promise<RefundWord>
  /** @returns undefined when the gateway has never heard of it */
  askRefund(refund: NewRefund): Promise<RefundWord | undefined>
  /** Whether a webhook's raw bytes are the gateway's. */
  isGenuine(headers: Record<string, string | string[] | undefined>, body: Uint8Array): boolean
  /** What a genuine webhook says, or undefined when it concerns no payment. */
  read(body: string): GatewayMessage | undefined
  /** Where a browser posts `payment_session_id` to reach the payment page; only for gateways with sessions. */
  checkoutUrl?: string
}
