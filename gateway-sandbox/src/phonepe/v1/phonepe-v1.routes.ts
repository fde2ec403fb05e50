import type { FastifyInstance } from 'fastify'
import type { PhonepeCredentials } from '../../config'
import { faultOfOrder, faultOfRefund } from '../../faults/choose-fault'
import { orderKey } from '../../gateway/store/order'
import { findRefund } from '../../gateway/store/orders'
import type { Sandbox } from '../../sandbox'
import { asPhonepeError, badRequest } from '../phonepe-error'
import { reconRoutes } from './recon/recon.routes'
import { refundStatusView } from './refund-status-view'
import { statusView } from './transaction-status'
import { createTransaction, findTransaction, payView, refund } from './transactions'
import { keyNotConfigured, v1Refusals } from './v1-refusals'
import { checkSignature, openSigned, readPayRequest, readRefundRequest } from './v1-requests'

/** PhonePe's api version 1 for merchants' servers, under /apis/pg-sandbox. */
export function phonepeV1Routes(app: FastifyInstance, sandbox: Sandbox, credentials: PhonepeCredentials) {
  const { store, refunds, faultyCalls, publicUrl, now } = sandbox

  app.setErrorHandler((error, request, reply) => {
    const refusal = asPhonepeError(error, v1Refusals)
    if (refusal.status >= 500) request.log.error(error)
    return reply.code(refusal.status).send({ ...refusal.body, data: {} })
  })

  reconRoutes(app, sandbox, credentials)

  app.post('/pg/v1/pay', async (request, reply) => {
    const asked = readPayRequest(openSigned(request, '/pg/v1/pay', credentials))
    return faultyCalls.answer(reply, {
      call: 'create',
      key: orderKey('phonepe', asked.merchantTransactionId),
      ownFault: faultOfOrder(asked.amount, asked.mobileNumber),
      work: (fault) => payView(createTransaction(store, asked, now(), fault), publicUrl),
    })
  })

  app.get<{ Params: { merchantId: string; transactionId: string } }>(
    '/pg/v1/status/:merchantId/:transactionId',
    async (request, reply) => {
      const { merchantId, transactionId } = request.params
      if (merchantId !== credentials.merchantId) throw keyNotConfigured()
      checkSignature(request, `/pg/v1/status/${merchantId}/${transactionId}`, credentials)
      if (request.headers['x-merchant-id'] !== merchantId)
        throw badRequest('X-MERCHANT-ID must name the merchant in the path.')
      const work = () => {
        const refunded = findRefund(store, 'phonepe', transactionId)
        if (refunded) return refundStatusView(refunded.order, refunded.refund)
        return statusView(findTransaction(store, transactionId), now())
      }
      return faultyCalls.answer(reply, { call: 'status', key: orderKey('phonepe', transactionId), work })
    },
  )

  app.post('/pg/v1/refund', async (request, reply) => {
    const asked = readRefundRequest(openSigned(request, '/pg/v1/refund', credentials))
    return faultyCalls.answer(reply, {
      call: 'refund',
      key: orderKey('phonepe', asked.merchantTransactionId),
      ownFault: faultOfRefund(asked.amount),
      work: (fault) => refund(store, refunds, asked, fault),
    })
  })
}
