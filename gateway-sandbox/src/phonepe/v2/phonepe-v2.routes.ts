import type { FastifyInstance } from 'fastify'
import type { PhonepeV2Credentials } from '../../config'
import { faultOfOrder, faultOfRefund } from '../../faults/choose-fault'
import { orderKey, type PhonepeV2Order } from '../../gateway/store/order'
import { findRefund, listOrders } from '../../gateway/store/orders'
import type { Sandbox } from '../../sandbox'
import { asFields } from '../../values/fields'
import { sameSecret } from '../../values/same-secret'
import { asPhonepeError, badRequest, unauthorized } from '../phonepe-error'
import { issueToken, isToken } from './access-token'
import { orderStatusView, transactionId, v2State } from './order-status-view'
import { v2SettlementRoutes } from './settlements/settlement.routes'
import { createV2Order, findV2Order, refundV2 } from './v2-orders'
import { refundView } from './v2-refund-view'
import { notFound, tokenRefused, v2Refusals } from './v2-refusals'
import { readPayRequestV2, readRefundRequestV2 } from './v2-requests'

type WithId = { Params: { id: string } }

/** PhonePe's api version 2 for merchants' servers, under /apis/pg-sandbox. */
export function phonepeV2Routes(app: FastifyInstance, sandbox: Sandbox, credentials: PhonepeV2Credentials) {
  const { store, refunds, faultyCalls, publicUrl, now } = sandbox

  function payView(order: PhonepeV2Order) {
    return {
      orderId: order.gatewayId,
      state: v2State(order, now()),
      expireAt: Date.parse(order.expiresAt),
      redirectUrl: `${publicUrl}/pay/${order.token}`,
    }
  }

  app.setErrorHandler((error, request, reply) => {
    const refusal = asPhonepeError(error, v2Refusals)
    if (refusal.status >= 500) request.log.error(error)
    return reply.code(refusal.status).send({ ...refusal.body, context: {} })
  })

  app.post('/v1/oauth/token', async (request) => {
    const form = asFields(request.body)
    const { clientId, clientSecret, clientVersion } = credentials
    if (form.grant_type !== 'client_credentials') throw badRequest('grant_type must be client_credentials.')
    const isClient = sameSecret(form.client_id, clientId) && sameSecret(form.client_secret, clientSecret)
    if (!isClient || String(form.client_version) !== clientVersion)
      throw unauthorized('The client is not known by this id, secret and version.')
    return issueToken(clientSecret, now())
  })

  app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      if (!isToken(request.headers.authorization, credentials.clientSecret, now())) throw tokenRefused()
    })

    v2SettlementRoutes(scope, sandbox, credentials.merchantId)

    scope.post('/checkout/v2/pay', async (request, reply) => {
      const asked = readPayRequestV2(request.body)
      return faultyCalls.answer(reply, {
        call: 'create',
        key: orderKey('phonepe-v2', asked.merchantOrderId),
        ownFault: faultOfOrder(asked.amount, asked.phoneNumber),
        work: (fault) => payView(createV2Order(store, asked, credentials, now(), fault)),
      })
    })

    scope.get<WithId & { Querystring: { details?: string } }>(
      '/checkout/v2/order/:id/status',
      async ({ params, query }, reply) => {
        const work = () => {
          const order = findV2Order(store, params.id)
          return orderStatusView(order, now(), query.details === 'true' ? order.attempts : undefined)
        }
        return faultyCalls.answer(reply, { call: 'status', key: orderKey('phonepe-v2', params.id), work })
      },
    )

    scope.get<WithId>('/checkout/v2/transaction/:id/status', async (request) => {
      for (const order of listOrders(store, 'phonepe-v2')) {
        const attempt = order.attempts.find((one) => transactionId(one) === request.params.id)
        if (attempt) return orderStatusView(order, now(), [attempt])
      }
      throw notFound('transaction')
    })

    scope.post('/payments/v2/refund', async (request, reply) => {
      const asked = readRefundRequestV2(request.body)
      return faultyCalls.answer(reply, {
        call: 'refund',
        key: asked.merchantRefundId,
        ownFault: faultOfRefund(asked.amount),
        work: (fault) => refundV2(store, refunds, asked, fault),
      })
    })

    scope.get<WithId>('/payments/v2/refund/:id/status', async (request) => {
      const found = findRefund(store, 'phonepe-v2', request.params.id)
      if (!found) throw notFound('refund')
      return refundView(found.order, found.refund)
    })
  })
}
