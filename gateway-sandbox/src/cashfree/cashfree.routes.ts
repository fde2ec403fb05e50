import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CashfreeCredentials } from '../config'
import { faultOfOrder } from '../faults/choose-fault'
import { isPaid, orderKey } from '../gateway/store/order'
import type { Sandbox } from '../sandbox'
import { asFields } from '../values/fields'
import { sameSecret } from '../values/same-secret'
import { readApiVersion } from './api-version'
import { asCashfreeError, authenticationFailed, invalidRequest, notFound } from './cashfree-error'
import { cashfreeDisputeRoutes } from './disputes/dispute.routes'
import { cashfreeOrder, createOrder, respondOnce } from './orders/cashfree-orders'
import { type CreateOrderRequest, readCreateOrder } from './orders/create-order-request'
import { orderView } from './orders/order-view'
import { paymentView } from './orders/payment-view'
import { cashfreeRefundRoutes } from './refund.routes'
import { cashfreeSettlementRoutes } from './settlements/settlement.routes'

type WithId = { Params: { id: string } }

export function cashfreeRoutes(app: FastifyInstance, sandbox: Sandbox, credentials: CashfreeCredentials) {
  const { store, faultyCalls, publicUrl, minuteMs, now } = sandbox

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(echoedHeaders(request))
    const { clientId, clientSecret } = credentials
    const isId = sameSecret(request.headers['x-client-id'], clientId)
    const isSecret = sameSecret(request.headers['x-client-secret'], clientSecret)
    if (!isId || !isSecret) throw authenticationFailed()
    readApiVersion(request)
  })

  app.setErrorHandler((error, request, reply) => {
    const refusal = asCashfreeError(error)
    if (refusal.status >= 500) request.log.error(error)
    return reply.code(refusal.status).send(refusal.body)
  })

  cashfreeRefundRoutes(app, sandbox)
  cashfreeDisputeRoutes(app, sandbox)
  cashfreeSettlementRoutes(app, sandbox)

  app.post('/orders', async (request, reply) => {
    const asked = readCreateOrder(request.body, now(), minuteMs)
    return faultyCalls.answer(reply, {
      call: 'create',
      key: orderKey('cashfree', asked.orderId),
      ownFault: faultOfOrder(asked.amount, asked.customer.customer_phone),
      work: (fault) => create(asked, request, reply, fault),
    })
  })

  function create(asked: CreateOrderRequest, request: FastifyRequest, reply: FastifyReply, fault?: string) {
    const answer = () => {
      const order = createOrder(store, asked, now(), fault)
      return orderView(order, readApiVersion(request), publicUrl, now())
    }
    const key = request.headers['x-idempotency-key']
    if (typeof key !== 'string') return answer()
    const { body, isReplayed } = respondOnce(store, `POST /orders ${key}`, request.body ?? null, answer)
    reply.header('x-idempotency-replayed', String(isReplayed)).type('application/json; charset=utf-8')
    return body
  }

  app.get<WithId>('/orders/:id', async (request, reply) => {
    const { id } = request.params
    const work = () => orderView(cashfreeOrder(store, id), readApiVersion(request), publicUrl, now())
    return faultyCalls.answer(reply, { call: 'status', key: orderKey('cashfree', id), work })
  })

  app.patch<WithId>('/orders/:id', async (request) => {
    const order = cashfreeOrder(store, request.params.id)
    if (asFields(request.body).order_status !== 'TERMINATED')
      throw invalidRequest('order_status_invalid', 'order_status : should be TERMINATED')
    if (isPaid(order)) throw invalidRequest('request_failed', 'order is already paid')
    order.terminationRequestedAt ??= now().toISOString()
    store.orders.set(order.key, order)
    return orderView(order, readApiVersion(request), publicUrl, now())
  })

  app.get<WithId>('/orders/:id/payments', async (request) => {
    const order = cashfreeOrder(store, request.params.id)
    return order.attempts.toReversed().map((attempt) => paymentView(order, attempt, readApiVersion(request)))
  })

  app.get<{ Params: { id: string; payment: string } }>('/orders/:id/payments/:payment', async (request) => {
    const order = cashfreeOrder(store, request.params.id)
    const attempt = order.attempts.find(({ id }) => id === request.params.payment)
    if (!attempt) throw notFound('payment')
    return paymentView(order, attempt, readApiVersion(request))
  })
}

function echoedHeaders({ headers, id }: FastifyRequest): Record<string, string> {
  const echoed: Record<string, string> = { 'x-request-id': String(headers['x-request-id'] ?? id) }
  for (const name of ['x-api-version', 'x-idempotency-key']) {
    const value = headers[name]
    if (typeof value === 'string') echoed[name] = value
  }
  return echoed
}
