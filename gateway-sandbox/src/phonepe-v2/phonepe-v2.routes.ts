import type { FastifyInstance } from 'fastify'
import type { PhonepeV2Credentials } from '../credentials'
import { faultOfOrder, faultOfRefund } from '../faults/choose-fault'
import type { FaultyCalls } from '../faults/faulty-calls'
import type { PayFirst } from '../gateway/pay-first'
import type { Ledger } from '../ledger/ledger'
import { orderKey, type PhonepeV2Order } from '../ledger/order'
import { asPhonepeError, badRequest, unauthorized } from '../phonepe/phonepe-error'
import type { Refunds } from '../refunds/refunds'
import { sameSecret } from '../same-secret'
import type { SettlementReports } from '../settlement/settlement-reports'
import { issueToken, isToken } from './access-token'
import { orderStatusView, transactionId, transactionView, v2State } from './order-status-view'
import { v2SettlementRoutes } from './settlements/settlement.routes'
import { createV2Order, findV2Order, refundV2 } from './v2-orders'
import { findV2Refund, isV2, refundView } from './v2-refund-view'
import { chosenV2Refusal, notFound } from './v2-refusals'
import { readPayRequestV2, readRefundRequestV2 } from './v2-requests'

export interface PhonepeV2Deps {
  ledger: Ledger
  refunds: Refunds
  faultyCalls: FaultyCalls
  payFirst: PayFirst
  settlementReports: SettlementReports
  credentials: PhonepeV2Credentials
  publicUrl: string
  now: () => Date
}

type WithId = { Params: { id: string } }
type Form = { Body: Record<string, unknown> | undefined }

/** PhonePe's api version 2 for merchants' servers, under /apis/pg-sandbox. */
export function phonepeV2Routes(app: FastifyInstance, deps: PhonepeV2Deps) {
  const { ledger, refunds, faultyCalls, payFirst, credentials, publicUrl, now } = deps

  function payView(order: PhonepeV2Order) {
    return {
      orderId: order.gatewayId,
      state: v2State(order, now()),
      expireAt: Date.parse(order.expiresAt),
      redirectUrl: `${publicUrl}/pay/${order.token}`,
    }
  }

  app.setErrorHandler((error, request, reply) => {
    const refusal = asPhonepeError(error)
    if (refusal.status >= 500) request.log.error(error)
    return reply.code(refusal.status).send({ ...refusal.body, context: {} })
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

    v2SettlementRoutes(scope, { ...deps, merchantId: credentials.merchantId })

    scope.post('/checkout/v2/pay', async (request, reply) => {
      const asked = readPayRequestV2(request.body)
      const id = asked.merchantOrderId
      return faultyCalls.answer(reply, {
        call: 'create',
        key: orderKey('phonepe-v2', id),
        ownFault: faultOfOrder(asked.amount, asked.phoneNumber),
        refuse: chosenV2Refusal,
        work: (fault) => payView(createV2Order(ledger, asked, credentials, now(), fault?.name)),
        payFirst: async () => payFirst(findV2Order(ledger, id)),
      })
    })

    scope.get<WithId & { Querystring: { details?: string } }>(
      '/checkout/v2/order/:id/status',
      async (request, reply) => {
        const { id } = request.params
        return faultyCalls.answer(reply, {
          call: 'status',
          key: orderKey('phonepe-v2', id),
          refuse: chosenV2Refusal,
          work: () => {
            const order = findV2Order(ledger, id)
            return orderStatusView(
              order,
              now(),
              request.query.details === 'true' ? order.attempts : undefined,
            )
          },
        })
      },
    )

    scope.get<WithId>('/checkout/v2/transaction/:id/status', async (request) => {
      for (const order of ledger.orders().filter(isV2)) {
        const attempt = order.attempts.find((one) => transactionId(one) === request.params.id)
        if (attempt) return transactionView(order, attempt, now())
      }
      throw notFound('transaction')
    })

    scope.post('/payments/v2/refund', async (request, reply) => {
      const asked = readRefundRequestV2(request.body)
      return faultyCalls.answer(reply, {
        call: 'refund',
        key: asked.merchantRefundId,
        ownFault: faultOfRefund(asked.amount),
        refuse: chosenV2Refusal,
        work: (fault) => refundV2(ledger, refunds, asked, fault?.name),
      })
    })

    scope.get<WithId>('/payments/v2/refund/:id/status', async (request) => {
      const found = findV2Refund(ledger, request.params.id)
      if (!found) throw notFound('refund')
      return refundView(found.order, found.refund)
    })
  })
}
