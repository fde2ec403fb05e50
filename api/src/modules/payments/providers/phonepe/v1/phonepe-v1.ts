import { paise } from 'shared-contracts/values/money'
import * as z from 'zod/mini'
import type { NewRefund } from '../../gateway/payment-gateway'
import type { RefundReport } from '../../gateway/payment-report'
import type {
  NewStandAlonePayment,
  StandAloneMessage,
  StandAloneReport,
} from '../../gateway/stand-alone-gateway'
import { GatewayError, type GatewayHttp, type GatewayResponse, gatewayRefusal } from '../../http/gateway-http'
import { parseJson, readResponse } from '../../http/read-response'
import { type PhonePe, PhonePeResponse, readPageUrl, refundState } from '../phonepe-version'
import { isPhonePeVerify, phonePeVerify } from './phonepe-signature'
import { phonePeV1Account } from './phonepe-v1-account'

interface PhonePeV1Config {
  /** The API's address, such as https://api-preprod.phonepe.com/apis/pg-sandbox. */
  baseUrl: string
  merchantId: string
  saltKey: string
  saltIndex: string
}

const StatusData = z.object({
  merchantTransactionId: z.string(),
  transactionId: z.optional(z.string()),
  amount: z.int(),
})

const Callback = z.object({ response: z.string() })
const FAILED_CODES = ['PAYMENT_ERROR', 'PAYMENT_DECLINED', 'TIMED_OUT']

/** PhonePe v1's API: pay, status, refund and callback, signed with a salt (research: the vendor's docs). */
export function createPhonePeV1(config: PhonePeV1Config, http: GatewayHttp): PhonePe {
  const salt = { key: config.saltKey, index: config.saltIndex }

  async function send(path: string, content: object): Promise<GatewayResponse> {
    const request = Buffer.from(JSON.stringify(content)).toString('base64')
    const headers = { 'content-type': 'application/json', 'X-VERIFY': phonePeVerify(request + path, salt) }
    return http.call({ method: 'POST', url: `${config.baseUrl}${path}`, headers, body: { request } })
  }

  async function post(path: string, content: object): Promise<PhonePeResponse> {
    return read(await send(path, content))
  }

  async function ask(id: string): Promise<PhonePeResponse> {
    const path = `/pg/v1/status/${config.merchantId}/${id}`
    const headers = { 'X-VERIFY': phonePeVerify(path, salt), 'X-MERCHANT-ID': config.merchantId }
    return read(await http.call({ method: 'GET', url: `${config.baseUrl}${path}`, headers }))
  }

  return {
    longestId: 34,

    async pay(payment) {
      const answer = await post('/pg/v1/pay', payBody(config.merchantId, payment))
      if (answer.success && readPageUrl(answer)) return answer
      throw refusal(answer, 'Payment initiation failed')
    },

    status: async (id) => toReport(await ask(id)),

    async refund(refund) {
      const answer = await post('/pg/v1/refund', refundBody(config.merchantId, refund))
      const report = toRefundReport(answer)
      if (!report) throw refusal(answer, 'PhonePe didn’t accept the refund.')
      return report
    },

    refundStatus: async (refundId) => toRefundReport(await ask(refundId)),

    account: phonePeV1Account(config.merchantId, send),

    isGenuine(headers, body) {
      const response = readCallback(Buffer.from(body).toString('utf8'))
      return isPhonePeVerify(response, salt, String(headers['x-verify'] ?? ''))
    },

    read: parseMessage,
  }
}

function parseMessage(body: string): StandAloneMessage | undefined {
  const content = parseJson(Buffer.from(readCallback(body), 'base64').toString('utf8'))
  const parsed = z.safeParse(PhonePeResponse, content)
  const report = parsed.success ? toReport(parsed.data) : undefined
  return report && { kind: 'payment', report }
}

function readCallback(body: string): string {
  return z.safeParse(Callback, parseJson(body)).data?.response ?? ''
}

function toReport(answer: PhonePeResponse): StandAloneReport | undefined {
  const state = toState(answer.code)
  const data = z.safeParse(StatusData, answer.data)
  if (!state || !data.success) return undefined
  return {
    merchantTransactionId: data.data.merchantTransactionId,
    state,
    amount: paise(data.data.amount),
    transactionId: data.data.transactionId ?? '',
    answer,
  }
}

/** Returns undefined for PhonePe's internal failures, such as INTERNAL_SERVER_ERROR: they decide nothing. */
function toState(code: string): StandAloneReport['state'] | undefined {
  if (code === 'PAYMENT_SUCCESS') return 'COMPLETED'
  if (code === 'PAYMENT_PENDING') return 'PENDING'
  return FAILED_CODES.includes(code) ? 'FAILED' : undefined
}

function toRefundReport({ code, message }: PhonePeResponse): RefundReport | undefined {
  const state = toState(code)
  return state && { state: refundState(state), reason: message ?? '' }
}

/** Sends no expiry: v1 has no field for it, and drops an unpaid page after about 20 minutes. */
function payBody(merchantId: string, payment: NewStandAlonePayment) {
  return {
    merchantId,
    merchantTransactionId: payment.gatewayOrderId,
    merchantUserId: userId(payment.customer.id),
    amount: payment.amount,
    redirectUrl: payment.returnUrl,
    redirectMode: 'REDIRECT',
    callbackUrl: payment.notifyUrl,
    mobileNumber: payment.customer.phone,
    paymentInstrument: { type: 'PAY_PAGE' },
  }
}

function refundBody(merchantId: string, refund: NewRefund) {
  return {
    merchantId,
    merchantUserId: userId(refund.customerId),
    originalTransactionId: refund.gatewayOrderId,
    merchantTransactionId: refund.refundId,
    amount: refund.amount,
    callbackUrl: refund.notifyUrl,
  }
}

function userId(customerId: string): string {
  return customerId.replace(/[^A-Za-z0-9_-]/g, '_').slice(0, 35)
}

function refusal({ code, message }: PhonePeResponse, otherwise: string): GatewayError {
  return new GatewayError(code === 'BAD_REQUEST' ? 'refused' : 'failed', message || otherwise, code)
}

function read(answer: GatewayResponse): PhonePeResponse {
  const { status, body } = answer
  // For other statuses the response's code says more.
  if (status === 429 || status === 401 || status === 403)
    throw gatewayRefusal(
      status,
      undefined,
      `status ${status}, ${z.safeParse(PhonePeResponse, body).data?.code}`,
    )
  return readResponse(answer, PhonePeResponse)
}
