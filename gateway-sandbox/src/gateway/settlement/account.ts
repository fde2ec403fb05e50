import { add, type Paise, paise } from 'shared-contracts/values/money'
import { toPaymentId } from '../payment-id'
import type { Order } from '../store/order'

/** Summarises one order at the gateway, in paise. */
function orderAccount(order: Order) {
  const captureId = (attemptId: string) => {
    const attempt = order.attempts.find(({ id }) => id === attemptId)
    return attempt && toPaymentId(order, attempt)
  }
  const captures = order.attempts
    .filter(({ state }) => state === 'SUCCESS')
    .map((attempt) => ({
      id: toPaymentId(order, attempt),
      paise: order.amount,
      at: attempt.settledAt ?? attempt.madeAt,
      isReversed: attempt.isReversed ?? false,
    }))
  const refunds = order.refunds.map(
    ({ id, gatewayId, attemptId, amount, state, isAutomatic = false, madeAt }) => ({
      id,
      gatewayId,
      captureId: captureId(attemptId),
      paise: amount,
      state,
      isAutomatic,
      at: madeAt,
    }),
  )
  const disputes = order.disputes.map(({ id, attemptId, amount, state, madeAt }) => ({
    id,
    captureId: captureId(attemptId),
    paise: amount,
    state,
    at: madeAt,
  }))
  // A payment that the gateway refunds by itself was never the merchant's: neither it nor its refund counts.
  const kept = captures.filter(({ isReversed }) => !isReversed)
  const given = refunds.filter(({ state, isAutomatic }) => state === 'SUCCESS' && !isAutomatic)
  const lost = disputes.filter(({ state }) => state === 'LOST')
  return {
    provider: order.provider,
    orderId: order.id,
    gatewayId: order.gatewayId,
    captures,
    refunds,
    disputes,
    netPaise: paise(sum(kept) - sum(given) - sum(lost)),
  }
}

/** Builds the gateway's whole account: incoming and outgoing money of every order, and the remaining amount. */
export function buildAccount(orders: readonly Order[], now: Date) {
  const accounts = orders.map(orderAccount)
  return {
    at: now.toISOString(),
    netPaise: add(...accounts.map(({ netPaise }) => netPaise)),
    orders: accounts,
  }
}

function sum(parts: readonly { paise: Paise }[]): Paise {
  return add(...parts.map(({ paise: amount }) => amount))
}
