import type { FastifyInstance } from 'fastify'
import type { PhonepeV2Credentials } from '../credentials'
import type { Ledger } from '../ledger/ledger'
import { orderKey, type PhonepeV2Order } from '../ledger/order'
import { randomDigits, randomToken } from '../random-id'
import type { Refunds } from '../refunds/refunds'
import { sameSecret } from '../same-secret'
import { issueToken, isToken } from './access-token'
import { orderStatusView, transactionId, transactionView, v2State } from './order-status-view'
import { badRequest, duplicate, notFound, serverFailed, unauthorized, V2Error } from './v2-error'
import { findV2Refund, isV2, refundView } from './v2-refund-view'
import { readPayRequestV2, readRefundRequestV2 } from './v2-requests'

export interface PhonepeV2Deps {
  ledger: Ledger
  refunds: Refunds
  credentials: PhonepeV2Credentials
  publicUrl: string
  now: () => Date
}

type WithId = { Params: { id: string } }
type Form = { Body: Record<string, unknown> | undefined }

/** PhonePe's api version 2 for merchants' servers, under /apis/pg-sandbox (payments.md, D3). */
export function phonepeV2Routes(app: FastifyInstance, deps: PhonepeV2Deps) {
  const { ledger, refunds, credentials, publicUrl, now } = deps

  app.setErrorHandler((error, request, reply) => {
    const refusal = asV2Error(error)
    if (refusal.status >= 500) request.log.error(error)
    return reply.code(refusal.status).send(refusal.body)
  })

  app.post<Form>('/v1/oauth/token', async (request) => {
    const form = request.body ?? {}
    const { clientId, clientSecret, clientVersion } = credentials
    if (form.grant_type !== 'client_credentials') throw badRequest('grant_type must be client_credentials.')
    const isClient = sameSecret(form.client_id, clientId) && sameSecret(form.client_secret, clientSecret)
    if (!isClient || String(form.client_version) !== clientVersion)
      throw unauthorized('The client is not known by this id, secret and version.')
    return issueToken(clientSecret, now())
  })

  app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      if (!isToken(request.headers.authorization, credentials.clientSecret, now()))
        throw unauthorized('The access token is missing, wrong or has expired.')
    })

    scope.post('/checkout/v2/pay', async (request) => {
      const order = createOrder(request.body)
      return {
        orderId: order.gatewayId,
        state: v2State(order, now()),
        expireAt: Date.parse(order.expiresAt),
        redirectUrl: `${publicUrl}/pay/${order.token}`,
      }
    })

    scope.get<WithId & { Querystring: { details?: string } }>(
      '/checkout/v2/order/:id/status',
      async (request) => {
        const order = findOrder(request.params.id)
        const attempts = request.query.details === 'true' ? order.attempts : undefined
        return orderStatusView(order, now(), attempts)
      },
    )

    scope.get<WithId>('/checkout/v2/transaction/:id/status', async (request) => {
      for (const order of ledger.orders().filter(isV2)) {
        const attempt = order.attempts.find((one) => transactionId(one) === request.params.id)
        if (attempt) return transactionView(order, attempt, now())
      }
      throw notFound('transaction')
    })

    scope.post('/payments/v2/refund', async (request) => {
      const { merchantRefundId: id, originalMerchantOrderId, amount } = readRefundRequestV2(request.body)
      const refund = refunds.make(findOrder(originalMerchantOrderId), { id, amount })
      if (refund === 'id-taken') throw duplicate('refund')
      if (refund === 'not-paid') throw badRequest('The order is not paid.')
      if (refund === 'too-much') throw badRequest('The amount exceeds what is left of the payment.')
      return { refundId: refund.gatewayId, amount: refund.amount, state: 'PENDING' }
    })

    scope.get<WithId>('/payments/v2/refund/:id/status', async (request) => {
      const found = findV2Refund(ledger, request.params.id)
      if (!found) throw notFound('refund')
      return refundView(found.order, found.refund)
    })
  })

  function findOrder(id: string): PhonepeV2Order {
    const order = ledger.order(orderKey('phonepe-v2', id))
    if (order?.provider !== 'phonepe-v2') throw notFound('order')
    return order
  }

  function createOrder(body: unknown): PhonepeV2Order {
    const request = readPayRequestV2(body)
    const key = orderKey('phonepe-v2', request.merchantOrderId)
    if (ledger.order(key)) throw duplicate('order')
    const order: PhonepeV2Order = {
      provider: 'phonepe-v2',
      key,
      id: request.merchantOrderId,
      gatewayId: `OMO${randomDigits(22)}`,
      token: randomToken(),
      amount: request.amount,
      createdAt: now().toISOString(),
      expiresAt: new Date(now().getTime() + request.lifeSeconds * 1000).toISOString(),
      returnUrl: request.redirectUrl,
      notifyUrl: credentials.webhookUrl,
      merchantId: credentials.merchantId,
      metaInfo: request.metaInfo,
      attempts: [],
      refunds: [],
    }
    ledger.record({ type: 'order-created', orderKey: key, order })
    return order
  }
}

function asV2Error(error: unknown): V2Error {
  if (error instanceof V2Error) return error
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return status < 500 ? badRequest('The body is not JSON.') : serverFailed()
}
