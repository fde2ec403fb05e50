import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CashfreeCredentials } from '../credentials'
import { faultOfOrder } from '../faults/choose-fault'
import type { FaultyCalls } from '../faults/faulty-calls'
import type { PayFirst } from '../gateway/pay-first'
import type { Ledger } from '../ledger/ledger'
import { isPaid, orderKey } from '../ledger/order'
import type { Refunds } from '../refunds/refunds'
import { sameSecret } from '../same-secret'
import type { SettlementReports } from '../settlement/settlement-reports'
import { readApiVersion } from './api-version'
import {
  authenticationFailed,
  CashfreeError,
  chosenRefusal,
  invalidRequest,
  paymentNotFound,
  serverFailed,
} from './cashfree-error'
import { answerOnce, createOrder, findOrder } from './cashfree-orders'
import { cashfreeRefundRoutes } from './cashfree-refund.routes'
import { type CreateOrderRequest, readCreateOrder } from './create-order-request'
import { cashfreeDisputeRoutes } from './disputes/dispute.routes'
import { orderView } from './order-view'
import { paymentView } from './payment-view'
import { cashfreeSettlementRoutes } from './settlements/settlement.routes'

export interface CashfreeDeps {
  ledger: Ledger
  refunds: Refunds
  faultyCalls: FaultyCalls
  payFirst: PayFirst
  settlementReports: SettlementReports
  credentials: CashfreeCredentials
  publicUrl: string
  minuteMs: number
  now: () => Date
}

type WithId = { Params: { id: string } }

/** Cashfree's api for merchants' servers, under /pg. */
export function cashfreeRoutes(app: FastifyInstance, deps: CashfreeDeps) {
  const { ledger, faultyCalls, payFirst, credentials, publicUrl, minuteMs, now } = deps
  const versionOf = (request: FastifyRequest) => readApiVersion(request.headers['x-api-version'])

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(echoedHeaders(request))
    const { clientId, clientSecret } = credentials
    const isId = sameSecret(request.headers['x-client-id'], clientId)
    const isSecret = sameSecret(request.headers['x-client-secret'], clientSecret)
    if (!isId || !isSecret) throw authenticationFailed()
    versionOf(request)
  })

  app.setErrorHandler((error, request, reply) => {
    const refusal = asCashfreeError(error)
    if (refusal.status >= 500) request.log.error(error)
    return reply.code(refusal.status).send(refusal.body)
  })

  cashfreeRefundRoutes(app, deps)
  cashfreeDisputeRoutes(app, deps)
  cashfreeSettlementRoutes(app, deps)

  app.post('/orders', async (request, reply) => {
    const asked = readCreateOrder(request.body, now(), minuteMs)
    return faultyCalls.answer(reply, {
      call: 'create',
      key: orderKey('cashfree', asked.orderId),
      ownFault: faultOfOrder(asked.amount, asked.customer.customer_phone),
      refuse: chosenRefusal,
      work: (fault) => create(asked, request, reply, fault?.name),
      payFirst: async () => payFirst(findOrder(ledger, asked.orderId)),
    })
  })

  function create(asked: CreateOrderRequest, request: FastifyRequest, reply: FastifyReply, fault?: string) {
    const answer = () => {
      const order = createOrder(ledger, asked, now(), fault)
      return orderView(order, versionOf(request), publicUrl, now())
    }
    const key = request.headers['x-idempotency-key']
    if (typeof key !== 'string') return answer()
    const { body, isReplayed } = answerOnce(ledger, `POST /orders ${key}`, request.body ?? null, answer)
    reply.header('x-idempotency-replayed', String(isReplayed)).type('application/json; charset=utf-8')
    return body
  }

  app.get<WithId>('/orders/:id', async (request, reply) => {
    const { id } = request.params
    return faultyCalls.answer(reply, {
      call: 'status',
      key: orderKey('cashfree', id),
      refuse: chosenRefusal,
      work: () => orderView(findOrder(ledger, id), versionOf(request), publicUrl, now()),
    })
  })

  app.patch<WithId & { Body: unknown }>('/orders/:id', async (request) => {
    const order = findOrder(ledger, request.params.id)
    if (!asksForTermination(request.body))
      throw invalidRequest('order_status_invalid', 'order_status : should be TERMINATED')
    if (isPaid(order)) throw invalidRequest('request_failed', 'order is already paid')
    if (!order.terminationRequestedAt)
      ledger.record({ type: 'termination-requested', orderKey: order.key, at: now().toISOString() })
    return orderView(findOrder(ledger, order.id), versionOf(request), publicUrl, now())
  })

  app.get<WithId>('/orders/:id/payments', async (request) => {
    const order = findOrder(ledger, request.params.id)
    return order.attempts.toReversed().map((attempt) => paymentView(order, attempt, versionOf(request)))
  })

  app.get<{ Params: { id: string; payment: string } }>('/orders/:id/payments/:payment', async (request) => {
    const order = findOrder(ledger, request.params.id)
    const attempt = order.attempts.find(({ id }) => id === request.params.payment)
    if (!attempt) throw paymentNotFound()
    return paymentView(order, attempt, versionOf(request))
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

function asksForTermination(body: unknown): boolean {
  return (
    typeof body === 'object' && body !== null && 'order_status' in body && body.order_status === 'TERMINATED'
  )
}

function asCashfreeError(error: unknown): CashfreeError {
  if (error instanceof CashfreeError) return error
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return status < 500 ? invalidRequest('request_failed', 'invalid request body') : serverFailed()
}
