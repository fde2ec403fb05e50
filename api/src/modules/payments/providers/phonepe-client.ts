import type { Paise } from 'shared-contracts/domain/money'
import { paise } from 'shared-contracts/domain/money'
import * as z from 'zod/mini'
import { GatewayError, type GatewayHttp } from './gateway-http'
import { isPhonePeVerify, phonePeVerify } from './phonepe-signature'

export interface PhonePeConfig {
  /** Such as https://api-preprod.phonepe.com/apis/pg-sandbox. */
  baseUrl: string
  merchantId: string
  saltKey: string
  saltIndex: string
}

/** What PhonePe wraps every answer in; unknown fields are kept, for the browser reads some of them. */
const Wrapper = z.object({
  success: z.boolean(),
  code: z.string(),
  message: z._default(z.nullable(z.string()), null),
  data: z._default(z.nullable(z.record(z.string(), z.unknown())), null),
})
export type PhonePeAnswer = z.infer<typeof Wrapper>

const StatusData = z.object({
  merchantTransactionId: z.string(),
  transactionId: z.optional(z.string()),
  amount: z.int(),
})

const PayData = z.object({
  instrumentResponse: z.object({ redirectInfo: z.object({ url: z.url({ protocol: /^https?$/ }) }) }),
})

/** What PhonePe says about one transaction. `undecided` covers its own failures, which settle nothing. */
export interface PhonePeWord {
  merchantTransactionId: string
  state: 'COMPLETED' | 'PENDING' | 'FAILED'
  amount: Paise
  transactionId: string
  answer: PhonePeAnswer
}

export interface NewPhonePePayment {
  merchantTransactionId: string
  customerId: string
  amount: Paise
  phone: string
  redirectUrl: string
  callbackUrl: string
}

const FAILED_CODES = ['PAYMENT_ERROR', 'PAYMENT_DECLINED', 'TIMED_OUT']
const PAY_PATH = '/pg/v1/pay'

/** PhonePe v1: pay, status and callback (research: the vendor's documentation). */
export function createPhonePeClient(config: PhonePeConfig, http: GatewayHttp) {
  const salt = { key: config.saltKey, index: config.saltIndex }

  /** @throws GatewayError with PhonePe's own message where it gives one */
  async function pay(payment: NewPhonePePayment): Promise<PhonePeAnswer> {
    const request = Buffer.from(JSON.stringify(payBody(config.merchantId, payment))).toString('base64')
    const answer = readWrapper(
      await http.call({
        method: 'POST',
        url: `${config.baseUrl}${PAY_PATH}`,
        headers: {
          'content-type': 'application/json',
          'X-VERIFY': phonePeVerify(request + PAY_PATH, salt),
        },
        body: { request },
      }),
    )
    if (answer.success && z.safeParse(PayData, answer.data).success) return answer
    const fault = answer.code === 'BAD_REQUEST' ? 'refused' : 'failed'
    throw new GatewayError(fault, answer.message || 'Payment initiation failed', answer.code)
  }

  /** @returns undefined while PhonePe cannot say, or has never heard of the transaction. @throws GatewayError */
  async function status(merchantTransactionId: string): Promise<PhonePeWord | undefined> {
    const path = `/pg/v1/status/${config.merchantId}/${merchantTransactionId}`
    return wordOf(
      readWrapper(
        await http.call({
          method: 'GET',
          url: `${config.baseUrl}${path}`,
          headers: { 'X-VERIFY': phonePeVerify(path, salt), 'X-MERCHANT-ID': config.merchantId },
        }),
      ),
    )
  }

  function isGenuine(response: string, header: string): boolean {
    return isPhonePeVerify(response, salt, header)
  }

  return { pay, status, isGenuine }
}

export type PhonePeClient = ReturnType<typeof createPhonePeClient>

/** @param response the base64 text of a callback already known to be genuine */
export function wordOfCallback(response: string): PhonePeWord | undefined {
  const parsed = z.safeParse(Wrapper, parseJson(Buffer.from(response, 'base64').toString('utf8')))
  return parsed.success ? wordOf(parsed.data) : undefined
}

function wordOf(answer: PhonePeAnswer): PhonePeWord | undefined {
  const state = stateOf(answer.code)
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

function stateOf(code: string): PhonePeWord['state'] | undefined {
  if (code === 'PAYMENT_SUCCESS') return 'COMPLETED'
  if (code === 'PAYMENT_PENDING') return 'PENDING'
  return FAILED_CODES.includes(code) ? 'FAILED' : undefined
}

function payBody(merchantId: string, payment: NewPhonePePayment) {
  return {
    merchantId,
    merchantTransactionId: payment.merchantTransactionId,
    merchantUserId: payment.customerId.replace(/[^A-Za-z0-9_-]/g, '_').slice(0, 35),
    amount: payment.amount,
    redirectUrl: payment.redirectUrl,
    redirectMode: 'REDIRECT',
    callbackUrl: payment.callbackUrl,
    mobileNumber: payment.phone,
    paymentInstrument: { type: 'PAY_PAGE' },
  }
}

function readWrapper({ status, body }: { status: number; body: unknown }): PhonePeAnswer {
  const parsed = z.safeParse(Wrapper, body)
  if (parsed.success) return parsed.data
  throw new GatewayError(
    status === 429 ? 'busy' : 'failed',
    'The payment gateway gave an answer that could not be read. Please try again.',
    `status ${status}`,
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
