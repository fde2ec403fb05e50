import { rupees } from 'shared-contracts/values/money'
import { type CashfreeOrder, isExpired, isPaid, pendingAttempt } from '../../gateway/store/order'
import { indianTime } from '../../values/indian-time'
import { type ApiVersion, hasIntegerIds, hasPaymentLink } from '../api-version'

const SESSION_PREFIX = 'session_'

function buildSessionId(order: CashfreeOrder): string {
  return `${SESSION_PREFIX}${order.token}`
}

/** @returns the token in a payment_session_id, or undefined if it is invalid */
export function tokenOfSession(sessionId: string): string | undefined {
  return sessionId.startsWith(SESSION_PREFIX) ? sessionId.slice(SESSION_PREFIX.length) : undefined
}

/** An order as the given version of the api returns it. */
export function orderView(order: CashfreeOrder, version: ApiVersion, publicUrl: string, now: Date) {
  return {
    cf_order_id: idView(order.gatewayId, version),
    created_at: indianTime(order.createdAt),
    customer_details: hasIntegerIds(version) ? order.customer : { ...order.customer, customer_uid: null },
    entity: 'order',
    order_amount: rupees(order.amount),
    order_currency: 'INR',
    order_expiry_time: indianTime(order.expiresAt),
    order_id: order.id,
    order_meta: {
      return_url: order.returnUrl ?? null,
      notify_url: order.notifyUrl ?? null,
      payment_methods: order.paymentMethods,
    },
    order_note: order.note,
    order_splits: [],
    order_status: orderStatus(order, now),
    order_tags: order.tags,
    ...waysToPay(order, version, publicUrl),
    ...(hasIntegerIds(version)
      ? partAddresses(order, publicUrl)
      : { terminal_data: null, cart_details: null }),
  }
}

/** Cashfree's own ids became strings with version 2023-08-01. */
export function idView(id: string, version: ApiVersion): string | number {
  return hasIntegerIds(version) ? Number(id) : id
}

function waysToPay(order: CashfreeOrder, version: ApiVersion, publicUrl: string) {
  if (!hasPaymentLink(version)) return { payment_session_id: buildSessionId(order) }
  return { order_token: order.token, payment_link: `${publicUrl}/pay/${order.token}` }
}

function partAddresses({ id }: CashfreeOrder, publicUrl: string) {
  const address = (part: string) => ({ url: `${publicUrl}/pg/orders/${id}/${part}` })
  return { payments: address('payments'), refunds: address('refunds'), settlements: address('settlements') }
}

type CashfreeOrderStatus = 'ACTIVE' | 'PAID' | 'EXPIRED' | 'TERMINATION_REQUESTED' | 'TERMINATED'

/** Money that arrives after a termination request still pays the order. After expiry it is refunded instead. */
export function orderStatus(order: CashfreeOrder, now: Date): CashfreeOrderStatus {
  if (isPaid(order)) return 'PAID'
  if (order.terminationRequestedAt) return pendingAttempt(order) ? 'TERMINATION_REQUESTED' : 'TERMINATED'
  return isExpired(order, now) ? 'EXPIRED' : 'ACTIVE'
}
