import type { Paise } from 'shared-contracts/domain/money'
import type { GatewayWord } from './gateway-word'

/** What a gateway is asked to take money for. Addresses are the shop's own, never a browser's. */
export interface NewGatewayOrder {
  gatewayOrderId: string
  amount: Paise
  customer: { id: string; name: string; email: string; phone: string }
  returnUrl: string
  notifyUrl: string
}

/** An order as it stands at the gateway, with the way to its payment page: a link, or else a session. */
export interface GatewayOrder {
  providerId: string
  sessionId: string | null
  paymentLink: string | null
  word: GatewayWord
}

/** A gateway that takes the money for orders; every call may throw a GatewayError. */
export interface OrderGateway {
  /** Safe to repeat: an order that exists already is found again. */
  open(order: NewGatewayOrder): Promise<GatewayOrder>
  ask(gatewayOrderId: string): Promise<GatewayOrder>
  /** Whether a webhook's raw bytes are the gateway's. */
  isGenuine(headers: Record<string, string | string[] | undefined>, body: Uint8Array): boolean
  /** What a genuine webhook says, or undefined when it concerns no payment. */
  read(body: string): GatewayWord | undefined
  /** Where a browser posts `payment_session_id` to reach the payment page. */
  checkoutUrl: string
}
