import { createHash } from 'node:crypto'
import type { Ledger } from '../ledger/ledger'
import { type CashfreeOrder, type Order, orderKey } from '../ledger/order'
import { randomDigits, randomToken } from '../random-id'
import { orderAlreadyExists, orderNotFound, otherContentUnderKey } from './cashfree-error'
import type { CreateOrderRequest } from './create-order-request'

const DEFAULT_LIFE_MS = 30 * 24 * 60 * 60 * 1000

/** @throws CashfreeError 409 when the order id is taken */
export function createOrder(
  ledger: Ledger,
  request: CreateOrderRequest,
  now: Date,
  fault?: string,
): CashfreeOrder {
  const { orderId: id } = request
  const key = orderKey('cashfree', id)
  if (ledger.order(key)) throw orderAlreadyExists()
  const order: CashfreeOrder = {
    provider: 'cashfree',
    key,
    id,
    gatewayId: randomDigits(10),
    token: randomToken(),
    amount: request.amount,
    createdAt: now.toISOString(),
    expiresAt: request.expiresAt ?? new Date(now.getTime() + DEFAULT_LIFE_MS).toISOString(),
    returnUrl: request.returnUrl,
    notifyUrl: request.notifyUrl,
    customer: request.customer,
    paymentMethods: request.paymentMethods,
    note: request.note,
    tags: request.tags,
    fault,
    attempts: [],
    refunds: [],
    disputes: [],
  }
  ledger.record({ type: 'order-created', orderKey: key, order })
  return order
}

/** @throws CashfreeError 404 */
export function findOrder(ledger: Ledger, id: string): CashfreeOrder {
  const order = ledger.order(orderKey('cashfree', id))
  if (order?.provider !== 'cashfree') throw orderNotFound()
  return order
}

/**
 * Answers once per idempotency key; a repeat gets the same JSON text again.
 *
 * @throws CashfreeError 422 when the key was used for other content; whatever `answer` throws is not kept
 */
export function answerOnce(ledger: Ledger, key: string, content: unknown, answer: () => unknown) {
  const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  const kept = ledger.keptAnswer(key)
  if (kept && kept.fingerprint !== fingerprint) throw otherContentUnderKey()
  if (kept) return { body: kept.body, isReplayed: true }
  const body = JSON.stringify(answer())
  ledger.record({ type: 'answer-kept', answer: { key, fingerprint, body } })
  return { body, isReplayed: false }
}

export function isCashfree(order: Order): order is CashfreeOrder {
  return order.provider === 'cashfree'
}
