import type { Paise } from 'shared-contracts/values/money'
import { randomToken } from '../../values/random-id'

export type AttemptState = 'SUCCESS' | 'FAILED' | 'PENDING' | 'USER_DROPPED'

/** How a customer tried to pay. A card's number is never kept, only its last four digits. */
export type Method =
  | { kind: 'upi'; upiId: string }
  | { kind: 'card'; lastFour: string }
  | { kind: 'netbanking'; bank: string }

export interface Attempt {
  /** cf_payment_id at Cashfree. */
  id: string
  /** Absent when the customer left without choosing. */
  method?: Method
  state: AttemptState
  /** The money came too late and is refunded by the gateway. */
  isReversed?: boolean
  /** The fault of the sandbox's catalogue it was made with. */
  fault?: string
  /** The bank's reference (UTR for UPI). */
  bankReference: string
  madeAt: string
  /** When the state became final; absent while pending. */
  settledAt?: string
}

/** How a pending payment or refund ends. */
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
  /** Where its outcome is told; absent for the order's own address. */
  notifyUrl?: string
  /** Made by the gateway itself, since the payment came too late. */
  isAutomatic?: boolean
  /** The fault of the sandbox's catalogue it meets. */
  fault?: string
  madeAt: string
  settledAt?: string
}

/** Open ones wait for the merchant's evidence; a lost one takes the money. */
export type DisputeState = 'OPEN' | 'UNDER_REVIEW' | 'WON' | 'LOST'

/** A customer's bank that asks for a captured payment back; won and lost are said of the merchant. */
export interface Dispute {
  id: string
  attemptId: string
  amount: Paise
  state: DisputeState
  madeAt: string
  updatedAt: string
  /** By when the merchant is to send evidence. */
  respondBy: string
  resolvedAt?: string
}

interface OrderCore {
  /** Provider and merchant's id together: two providers may be given the same id. */
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
  /** The fault of the sandbox's catalogue that its payments meet. */
  fault?: string
  attempts: Attempt[]
  refunds: Refund[]
  /** About captured payments; PhonePe's calls know none. */
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

/** The payments that were captured and that the gateway does not refund by itself. */
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
