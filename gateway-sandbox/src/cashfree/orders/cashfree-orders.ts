import { createHash } from 'node:crypto'
import { type CashfreeOrder, newOrder } from '../../gateway/store/order'
import { findOrder } from '../../gateway/store/orders'
import type { Store } from '../../gateway/store/store'
import { randomDigits } from '../../values/random-id'
import { alreadyExists, notRepeated, orderNotFound } from '../cashfree-error'
import type { CreateOrderRequest } from './create-order-request'

const DEFAULT_LIFE_MS = 30 * 24 * 60 * 60 * 1000

/** @throws CashfreeError 409 if the order id is taken */
export function createOrder(
  store: Store,
  { orderId, expiresAt, ...asked }: CreateOrderRequest,
  now: Date,
  fault?: string,
): CashfreeOrder {
  if (findOrder(store, 'cashfree', orderId)) throw alreadyExists('order')
  const order: CashfreeOrder = {
    provider: 'cashfree',
    ...newOrder('cashfree', orderId, now),
    gatewayId: randomDigits(10),
    expiresAt: expiresAt ?? new Date(now.getTime() + DEFAULT_LIFE_MS).toISOString(),
    ...asked,
    fault,
  }
  store.orders.set(order.key, order)
  return order
}

export function cashfreeOrder(store: Store, id: string): CashfreeOrder {
  const order = findOrder(store, 'cashfree', id)
  if (!order) throw orderNotFound()
  return order
}

/** Returns the same JSON for repeats, except after an error. @throws CashfreeError 422 for different content */
export function respondOnce({ keptAnswers }: Store, key: string, content: unknown, answer: () => unknown) {
  const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  const kept = keptAnswers.get(key)
  if (kept && kept.fingerprint !== fingerprint)
    throw notRepeated('x-idempotency-key was already used with different content')
  if (kept) return { body: kept.body, isReplayed: true }
  const body = JSON.stringify(answer())
  keptAnswers.set(key, { fingerprint, body })
  return { body, isReplayed: false }
}
