import { type Attempt, isExpired, isPaid, type PhonepeV2Order } from '../../gateway/store/order'
import { instrumentAndRail, paymentMode } from './payment-instrument'

type V2State = 'PENDING' | 'COMPLETED' | 'FAILED'

const expired = { errorCode: 'ORDER_EXPIRED', detailedErrorCode: 'ORDER_EXPIRED' }
const states = { SUCCESS: 'COMPLETED', PENDING: 'PENDING', FAILED: 'FAILED', USER_DROPPED: 'FAILED' } as const
const errors = {
  FAILED: { errorCode: 'PAYMENT_ERROR', detailedErrorCode: 'ZM' },
  USER_DROPPED: { errorCode: 'TXN_CANCELLED', detailedErrorCode: 'REQUEST_CANCEL_BY_REQUESTER' },
}

/** Returns the root state, which is authoritative. An order fails with its latest attempt, or at its expiry. */
export function v2State(order: PhonepeV2Order, now: Date): V2State {
  if (isPaid(order)) return 'COMPLETED'
  const latest = order.attempts.at(-1)
  if (latest && latest.state !== 'PENDING') return 'FAILED'
  return isExpired(order, now) ? 'FAILED' : 'PENDING'
}

/** The status response, which is also the payload of the webhook. */
export function orderStatusView(
  order: PhonepeV2Order,
  now: Date,
  attempts: readonly Attempt[] = order.attempts.slice(-1),
) {
  const state = v2State(order, now)
  return {
    merchantId: order.merchantId,
    merchantOrderId: order.id,
    orderId: order.gatewayId,
    state,
    amount: order.amount,
    payableAmount: order.amount,
    feeAmount: 0,
    expireAt: Date.parse(order.expiresAt),
    ...(state === 'FAILED' && failure(order.attempts.at(-1))),
    metaInfo: order.metaInfo ?? {},
    paymentDetails: attempts.map((attempt) => paymentDetail(order, attempt)),
  }
}

function paymentDetail(order: PhonepeV2Order, attempt: Attempt) {
  return {
    transactionId: transactionId(attempt),
    paymentMode: attempt.method ? paymentMode(attempt.method) : null,
    timestamp: Date.parse(attempt.madeAt),
    amount: order.amount,
    payableAmount: order.amount,
    feeAmount: 0,
    state: states[attempt.state],
    ...(states[attempt.state] === 'FAILED' && failure(attempt)),
    ...(attempt.method && instrumentAndRail(attempt, attempt.method)),
  }
}

export function transactionId(attempt: Attempt): string {
  return `OM${attempt.id}`
}

function failure(attempt: Attempt | undefined) {
  if (attempt?.state === 'FAILED' || attempt?.state === 'USER_DROPPED') return errors[attempt.state]
  return expired
}
