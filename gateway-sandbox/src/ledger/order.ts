import type { Paise } from 'shared-contracts/domain/money'
import type { Attempt } from './attempt'
import type { Dispute } from './dispute'
import type { Refund } from './refund'

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
  attempts: readonly Attempt[]
  refunds: readonly Refund[]
  /** About captured payments; PhonePe's calls know none. */
  disputes: readonly Dispute[]
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

export function orderKey(provider: Provider, id: string): string {
  return `${provider}:${id}`
}

export function isPaid(order: Order): boolean {
  return order.attempts.some((attempt) => attempt.state === 'SUCCESS' && !attempt.isReversed)
}

export function pendingAttempt(order: Order): Attempt | undefined {
  return order.attempts.findLast((attempt) => attempt.state === 'PENDING')
}

export function isExpired(order: Order, now: Date): boolean {
  return now.getTime() >= Date.parse(order.expiresAt)
}
