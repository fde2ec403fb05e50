import type { FastifyInstance } from 'fastify'
import type { PhonepeCredentials } from '../credentials'
import type { Ledger } from '../ledger/ledger'
import { orderKey, type PhonepeOrder } from '../ledger/order'
import { randomDigits, randomToken } from '../random-id'
import type { Refunds } from '../refunds/refunds'
import { sameSecret } from '../same-secret'
import {
  decodePayload,
  type PayRequest,
  readEnvelope,
  readPayRequest,
  readRefundRequest,
} from './pay-request'
import {
  authorizationFailed,
  badRequest,
  duplicateTransaction,
  keyNotConfigured,
  PhonepeError,
  serverFailed,
  transactionNotFound,
} from './phonepe-error'
import { findRefund, refundStatusView } from './refund-status'
import { statusView } from './transaction-status'
import { xVerify } from './x-verify'

export interface PhonepeDeps {
  ledger: Ledger
  refunds: Refunds
  credentials: PhonepeCredentials
  publicUrl: string
  now: () => Date
}

/** PhonePe asks its merchants to poll for 20 minutes; after that a transaction nobody touched has timed out. */
const TRANSACTION_LIFE_MS = 20 * 60 * 1000

/** PhonePe's api version 1 for merchants' servers, under /apis/pg-sandbox (payments.md, D2). */
export function phonepeV1Routes(app: FastifyInstance, deps: PhonepeDeps) {
  const { ledger, refunds, credentials, publicUrl, now } = deps

  function checkSignature(signature: unknown, signed: string) {
    if (!sameSecret(signature, xVerify(signed, credentials))) throw authorizationFailed()
  }

  app.setErrorHandler((error, request, reply) => {
    const refusal = asPhonepeError(error)
    if (refusal.status >= 500) request.log.error(error)
    return reply.code(refusal.status).send(refusal.body)
  })

  app.post('/pg/v1/pay', async (request) => {
    const base64 = readEnvelope(request.body)
    const payload = decodePayload(base64)
    if (payload.merchantId !== credentials.merchantId) throw keyNotConfigured()
    checkSignature(request.headers['x-verify'], `${base64}/pg/v1/pay`)
    const order = createTransaction(ledger, readPayRequest(payload), now())
    return {
      success: true,
      code: 'PAYMENT_INITIATED',
      // Misspelt by PhonePe.
      message: 'Payment Iniiated',
      data: {
        merchantId: order.merchantId,
        merchantTransactionId: order.id,
        instrumentResponse: {
          type: 'PAY_PAGE',
          redirectInfo: { url: `${publicUrl}/pay/${order.token}`, method: 'GET' },
        },
      },
    }
  })

  app.get<{ Params: { merchantId: string; transactionId: string } }>(
    '/pg/v1/status/:merchantId/:transactionId',
    async (request) => {
      const { merchantId, transactionId } = request.params
      if (merchantId !== credentials.merchantId) throw keyNotConfigured()
      checkSignature(request.headers['x-verify'], `/pg/v1/status/${merchantId}/${transactionId}`)
      if (request.headers['x-merchant-id'] !== merchantId)
        throw badRequest('X-MERCHANT-ID must name the merchant in the path.')
      const order = ledger.order(orderKey('phonepe', transactionId))
      if (order?.provider === 'phonepe') return statusView(order, now())
      const refunded = findRefund(ledger, transactionId)
      if (!refunded) throw transactionNotFound()
      return refundStatusView(refunded.order, refunded.refund)
    },
  )

  app.post('/pg/v1/refund', async (request) => {
    const base64 = readEnvelope(request.body)
    const payload = decodePayload(base64)
    if (payload.merchantId !== credentials.merchantId) throw keyNotConfigured()
    checkSignature(request.headers['x-verify'], `${base64}/pg/v1/refund`)
    const asked = readRefundRequest(payload)
    const order = ledger.order(orderKey('phonepe', asked.originalTransactionId))
    if (order?.provider !== 'phonepe') throw transactionNotFound()
    if (ledger.order(orderKey('phonepe', asked.merchantTransactionId))) throw duplicateTransaction()
    const { merchantTransactionId: id, amount, callbackUrl: notifyUrl } = asked
    const refund = refunds.make(order, { id, amount, notifyUrl })
    if (refund === 'id-taken') throw duplicateTransaction()
    if (refund === 'not-paid') throw badRequest('The original transaction is not paid.')
    if (refund === 'too-much') throw badRequest('The amount exceeds what is left of the payment.')
    return refundStatusView(order, refund)
  })
}

function createTransaction(ledger: Ledger, request: PayRequest, now: Date): PhonepeOrder {
  const key = orderKey('phonepe', request.merchantTransactionId)
  if (ledger.order(key)) throw duplicateTransaction()
  const order: PhonepeOrder = {
    provider: 'phonepe',
    key,
    id: request.merchantTransactionId,
    gatewayId: `T${randomDigits(22)}`,
    token: randomToken(),
    amount: request.amount,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + TRANSACTION_LIFE_MS).toISOString(),
    returnUrl: request.redirectUrl,
    notifyUrl: request.callbackUrl,
    merchantId: request.merchantId,
    redirectMode: request.redirectMode,
    attempts: [],
    refunds: [],
  }
  ledger.record({ type: 'order-created', orderKey: key, order })
  return order
}

function asPhonepeError(error: unknown): PhonepeError {
  if (error instanceof PhonepeError) return error
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return status < 500 ? badRequest('The body is not JSON.') : serverFailed()
}
