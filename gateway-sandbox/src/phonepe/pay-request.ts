import { type Paise, paise } from 'shared-contracts/domain/money'
import { badRequest } from './phonepe-error'

export interface PayRequest {
  merchantId: string
  merchantTransactionId: string
  amount: Paise
  redirectUrl: string
  redirectMode: 'REDIRECT' | 'POST'
  callbackUrl: string
  mobileNumber?: string
}

type Fields = Record<string, unknown>

/** @returns the base64 text in `{request}`; @throws PhonepeError 400 when there is none */
export function readEnvelope(body: unknown): string {
  const request = typeof body === 'object' && body !== null && 'request' in body ? body.request : undefined
  if (typeof request !== 'string' || request === '')
    throw badRequest('The body must be {"request": "<base64>"}.')
  return request
}

/** @throws PhonepeError 400 when the text is not an object in JSON in base64 */
export function decodePayload(base64: string): Fields {
  try {
    const payload: unknown = JSON.parse(Buffer.from(base64, 'base64').toString('utf8'))
    if (typeof payload === 'object' && payload !== null) return { ...payload }
  } catch {
    throw badRequest('The request is not JSON in base64.')
  }
  throw badRequest('The request is not an object.')
}

/** @throws PhonepeError 400 for the first field that breaks a rule */
export function readPayRequest(payload: Fields): PayRequest {
  text(payload, 'merchantUserId', /^[A-Za-z0-9_-]{1,35}$/)
  if (!isPayPage(payload.paymentInstrument)) throw badRequest('paymentInstrument.type must be PAY_PAGE.')
  return {
    merchantId: text(payload, 'merchantId', /^.{1,37}$/),
    merchantTransactionId: text(payload, 'merchantTransactionId', /^[A-Za-z0-9_-]{1,34}$/),
    amount: readAmount(payload.amount),
    redirectUrl: webAddress(payload, 'redirectUrl'),
    redirectMode: text(payload, 'redirectMode', /^(REDIRECT|POST)$/) === 'POST' ? 'POST' : 'REDIRECT',
    callbackUrl: webAddress(payload, 'callbackUrl'),
    mobileNumber: typeof payload.mobileNumber === 'string' ? payload.mobileNumber : undefined,
  }
}

export interface RefundRequestV1 {
  originalTransactionId: string
  merchantTransactionId: string
  amount: Paise
  callbackUrl?: string
}

/** @throws PhonepeError 400 for the first field that breaks a rule */
export function readRefundRequest(payload: Fields): RefundRequestV1 {
  return {
    originalTransactionId: text(payload, 'originalTransactionId', /^[A-Za-z0-9_-]{1,34}$/),
    merchantTransactionId: text(payload, 'merchantTransactionId', /^[A-Za-z0-9_-]{1,34}$/),
    amount: readAmount(payload.amount),
    callbackUrl: payload.callbackUrl === undefined ? undefined : webAddress(payload, 'callbackUrl'),
  }
}

function readAmount(value: unknown): Paise {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 100)
    throw badRequest('amount must be a whole number of paise, at least 100.')
  return paise(value)
}

function text(payload: Fields, name: string, shape: RegExp): string {
  const value = payload[name]
  if (typeof value !== 'string' || !shape.test(value)) throw badRequest(`${name} is missing or not valid.`)
  return value
}

function webAddress(payload: Fields, name: string): string {
  const address = text(payload, name, /^https?:\/\//)
  if (!URL.canParse(address)) throw badRequest(`${name} is missing or not valid.`)
  return address
}

function isPayPage(instrument: unknown): boolean {
  return (
    typeof instrument === 'object' &&
    instrument !== null &&
    'type' in instrument &&
    instrument.type === 'PAY_PAGE'
  )
}
