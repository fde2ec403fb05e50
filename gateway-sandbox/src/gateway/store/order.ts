import type { Paise } from 'shared-contracts/values/money'
import { randomToken } from '../../values/random-id'

export type AttemptState = 'SUCCESS' | 'FAILED' | 'PENDING' | 'USER_DROPPED'

/** The payment method. Only the last four digits of a card number are stored. */
export type Method =
  | { kind: 'upi'; upiId: string }
  | { kind: 'card'; lastFour: string }
  | { kind: 'netbanking'; bank: string }

export interface Attempt {
  /** cf_payment_id at Cashfree. */
  id: string
  /** Undefined if the customer left without choosing. */
  method?: Method
  state: AttemptState
  /** True if the money arrived too late and is refunded by the gateway. */
  isReversed?: boolean
  /** Its fault from the sandbox's catalogue. */
  fault?: string
  /** The bank's reference (UTR for UPI). */
  bankReference: string
  madeAt: string
  /** When the state became final; undefined while pending. */
  settledAt?: string
}

/** The outcome of a pending payment or refund. */
export type Outcome = 'SUCCESS' | 'FAILED'

export interface Refund {
  /** The merchant's own id: refund_id at Cashfree, merchantTransactionId and merchantRefundId at PhonePe. */
  id: string
  /** The provider's id: cf_refund_id, transactionId, refundId. */
  gatewayId: string
  attemptId: string
  amount: Paise
  note: string | null
  state: 'PENDING' | Outcome
  bankReference: string
  /** The address for reports of its outcome; by default the order's own. */
  notifyUrl?: string
  /** True if the gateway made it by itself, because the payment was late. */
  isAutomatic?: boolean
  /** Its fault from the sandbox's catalogue. */
  fault?: string
  madeAt: string
  settledAt?: string
}

/** Open disputes wait for the merchant's evidence. A lost dispute takes the money from the merchant. */
export type DisputeState = 'OPEN' | 'UNDER_REVIEW' | 'WON' | 'LOST'

/** A chargeback of a captured payment by the customer's bank. WON and LOST are from the merchant's view. */
export interface Dispute {
  id: string
  attemptId: string
  amount: Paise
  state: DisputeState
  madeAt: string
  updatedAt: string
  /** Deadline for the merchant's evidence. */
  respondBy: string
  resolvedAt?: string
}

interface OrderCore {
  /** Provider and merchant's id, because two providers may get the same id. */
  key: string
  /** The merchant's own id: order_id at Cashfree, merchantTransactionId or merchantOrderId at PhonePe. */
  id: string
  /** The provider's id: cf_order_id at Cashfree, transactionId or orderId at PhonePe. */
  gatewayId: string
  /** The secret part of the pay page's address. */
  token: string
  amount: Paise
  createdAt: string
  expiresAt: string
  returnUrl?: string
  notifyUrl?: string
  terminationRequestedAt?: string
  /** The fault from the sandbox's catalogue that its payments get. */
  fault?: string
  attempts: Attempt[]
  refunds: Refund[]
  /** Disputes about captured payments; PhonePe's calls have none. */
  disputes: Dispute[]
}

export interface CashfreeCustomer {
  customer_id: string
  customer_phone: string
  customer_email: string | null
  customer_name: string | null
}

export interface CashfreeOrder extends OrderCore {
  provider: 'cashfree'
  customer: CashfreeCustomer
  paymentMethods: string | null
  note: string | null
  tags: Record<string, string> | null
}

export interface PhonepeOrder extends OrderCore {
  provider: 'phonepe'
  merchantId: string
  redirectMode: 'REDIRECT' | 'POST'
}

export interface PhonepeV2Order extends OrderCore {
  provider: 'phonepe-v2'
  merchantId: string
  metaInfo: Record<string, string> | null
}

export type Order = CashfreeOrder | PhonepeOrder | PhonepeV2Order
export type Provider = Order['provider']
export type ProviderOrder<SomeProvider extends Provider> = Extract<Order, { provider: SomeProvider }>

export function orderKey(provider: Provider, id: string): string {
  return `${provider}:${id}`
}

export function newOrder(provider: Provider, id: string, now: Date) {
  return {
    key: orderKey(provider, id),
    id,
    token: randomToken(),
    createdAt: now.toISOString(),
    attempts: [],
    refunds: [],
    disputes: [],
  }
}

/** Returns the captured payments that the gateway does not refund by itself. */
export function listRetainedPayments(order: Order): Attempt[] {
  return order.attempts.filter(({ state, isReversed }) => state === 'SUCCESS' && !isReversed)
}

export function isPaid(order: Order): boolean {
  return listRetainedPayments(order).length > 0
}

export function pendingAttempt(order: Order): Attempt | undefined {
  return order.attempts.findLast((attempt) => attempt.state === 'PENDING')
}

export function isExpired(order: Order, now: Date): boolean {
  return now.getTime() >= Date.parse(order.expiresAt)
}

export function isClosed({ state }: Dispute): boolean {
  return state === 'WON' || state === 'LOST'
}
