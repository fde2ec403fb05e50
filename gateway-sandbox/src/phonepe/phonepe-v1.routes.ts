import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PhonepeCredentials } from '../credentials'
import { faultOfOrder, faultOfRefund } from '../faults/choose-fault'
import type { FaultyCalls } from '../faults/faulty-calls'
import type { PayFirst } from '../gateway/pay-first'
import type { Ledger } from '../ledger/ledger'
import { orderKey } from '../ledger/order'
import type { Refunds } from '../refunds/refunds'
import { sameSecret } from '../same-secret'
import type { SettlementReports } from '../settlement/settlement-reports'
import { decodePayload, readEnvelope, readPayRequest, readRefundRequest } from './pay-request'
import { asPhonepeError, badRequest } from './phonepe-error'
import { reconRoutes } from './recon/recon.routes'
import { findRefund, refundStatusView } from './refund-status'
import { statusView } from './transaction-status'
import { createTransaction, findTransaction, payView, refund } from './transactions'
import { authorizationFailed, chosenV1Refusal, keyNotConfigured } from './v1-refusals'
import { xVerify } from './x-verify'

export interface PhonepeDeps {
  ledger: Ledger
  refunds: Refunds
  faultyCalls: FaultyCalls
  payFirst: PayFirst
  settlementReports: SettlementReports
  credentials: PhonepeCredentials
  publicUrl: string
  now: () => Date
}

/** PhonePe's api version 1 for merchants' servers, under /apis/pg-sandbox. */
export function phonepeV1Routes(app: FastifyInstance, deps: PhonepeDeps) {
  const { ledger, refunds, faultyCalls, payFirst, credentials, publicUrl, now } = deps

  function checkSignature(signature: unknown, signed: string) {
    if (!sameSecret(signature, xVerify(signed, credentials))) throw authorizationFailed()
  }

  app.setErrorHandler((error, request, reply) => {
    const refusal = asPhonepeError(error)
    if (refusal.status >= 500) request.log.error(error)
    return reply.code(refusal.status).send({ ...refusal.body, data: {} })
  })

  /** The payload of a signed request. */
  function open(request: FastifyRequest, path: string) {
    const base64 = readEnvelope(request.body)
    const payload = decodePayload(base64)
    if (payload.merchantId !== credentials.merchantId) throw keyNotConfigured()
    checkSignature(request.headers['x-verify'], `${base64}${path}`)
    return payload
  }

  reconRoutes(app, { ...deps, open })

  app.post('/pg/v1/pay', async (request, reply) => {
    const asked = readPayRequest(open(request, '/pg/v1/pay'))
    const id = asked.merchantTransactionId
    return faultyCalls.answer(reply, {
      call: 'create',
      key: orderKey('phonepe', id),
      ownFault: faultOfOrder(asked.amount, asked.mobileNumber),
      refuse: chosenV1Refusal,
      work: (fault) => payView(createTransaction(ledger, asked, now(), fault?.name), publicUrl),
      payFirst: async () => payFirst(findTransaction(ledger, id)),
    })
  })

  app.get<{ Params: { merchantId: string; transactionId: string } }>(
    '/pg/v1/status/:merchantId/:transactionId',
    async (request, reply) => {
      const { merchantId, transactionId } = request.params
      if (merchantId !== credentials.merchantId) throw keyNotConfigured()
      checkSignature(request.headers['x-verify'], `/pg/v1/status/${merchantId}/${transactionId}`)
      if (request.headers['x-merchant-id'] !== merchantId)
        throw badRequest('X-MERCHANT-ID must name the merchant in the path.')
      const key = orderKey('phonepe', transactionId)
      return faultyCalls.answer(reply, {
        call: 'status',
        key,
        refuse: chosenV1Refusal,
        work: () => {
          const refunded = findRefund(ledger, transactionId)
          if (refunded) return refundStatusView(refunded.order, refunded.refund)
          return statusView(findTransaction(ledger, transactionId), now())
        },
      })
    },
  )

  app.post('/pg/v1/refund', async (request, reply) => {
    const asked = readRefundRequest(open(request, '/pg/v1/refund'))
    const key = orderKey('phonepe', asked.merchantTransactionId)
    return faultyCalls.answer(reply, {
      call: 'refund',
      key,
      ownFault: faultOfRefund(asked.amount),
      refuse: chosenV1Refusal,
      work: (fault) => refund(ledger, refunds, asked, fault?.name),
    })
  })
}
