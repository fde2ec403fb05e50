import type { FastifyRequest } from 'fastify'
import type { Paise } from 'shared-contracts/values/money'
import type { PhonepeCredentials } from '../../config'
import { asFields, type Fields, isObject } from '../../values/fields'
import { sameSecret } from '../../values/same-secret'
import { badRequest } from '../phonepe-error'
import { amount, text, webAddress } from '../request-fields'
import { authorizationFailed, keyNotConfigured } from './v1-refusals'
import { xVerify } from './x-verify'

export interface PayRequest {
  merchantId: string
  merchantTransactionId: string
  amount: Paise
  redirectUrl: string
  redirectMode: 'REDIRECT' | 'POST'
  callbackUrl: string
  mobileNumber?: string
}

export interface RefundRequestV1 {
  originalTransactionId: string
  merchantTransactionId: string
  amount: Paise
  callbackUrl?: string
}

/** @throws PhonepeError if the payload is unreadable, another merchant's, or not signed for this path */
export function openSigned(request: FastifyRequest, path: string, credentials: PhonepeCredentials): Fields {
  const { request: base64 } = asFields(request.body)
  if (typeof base64 !== 'string' || base64 === '')
    throw badRequest('The body must be {"request": "<base64>"}.')
  const payload = decode(base64)
  if (payload.merchantId !== credentials.merchantId) throw keyNotConfigured()
  checkSignature(request, `${base64}${path}`, credentials)
  return payload
}

/** @throws PhonepeError if x-verify does not match */
export function checkSignature(request: FastifyRequest, signed: string, credentials: PhonepeCredentials) {
  if (!sameSecret(request.headers['x-verify'], xVerify(signed, credentials))) throw authorizationFailed()
}

/** @throws PhonepeError 400 for the first invalid field */
export function readPayRequest(payload: Fields): PayRequest {
  text(payload, 'merchantUserId', /^[A-Za-z0-9_-]{1,35}$/)
  if (asFields(payload.paymentInstrument).type !== 'PAY_PAGE')
    throw badRequest('paymentInstrument.type must be PAY_PAGE.')
  return {
    merchantId: text(payload, 'merchantId', /^.{1,37}$/),
    merchantTransactionId: text(payload, 'merchantTransactionId', TRANSACTION_ID),
    amount: amount(payload),
    redirectUrl: webAddress(payload, 'redirectUrl'),
    redirectMode: text(payload, 'redirectMode', /^(REDIRECT|POST)$/) === 'POST' ? 'POST' : 'REDIRECT',
    callbackUrl: webAddress(payload, 'callbackUrl'),
    mobileNumber: typeof payload.mobileNumber === 'string' ? payload.mobileNumber : undefined,
  }
}

/** @throws PhonepeError 400 for the first invalid field */
export function readRefundRequest(payload: Fields): RefundRequestV1 {
  return {
    originalTransactionId: text(payload, 'originalTransactionId', TRANSACTION_ID),
    merchantTransactionId: text(payload, 'merchantTransactionId', TRANSACTION_ID),
    amount: amount(payload),
    callbackUrl: payload.callbackUrl === undefined ? undefined : webAddress(payload, 'callbackUrl'),
  }
}

const TRANSACTION_ID = /^[A-Za-z0-9_-]{1,34}$/

function decode(base64: string): Fields {
  try {
    const payload: unknown = JSON.parse(Buffer.from(base64, 'base64').toString('utf8'))
    if (isObject(payload)) return payload
  } catch {
    throw badRequest('The request is not JSON in base64.')
  }
  throw badRequest('The request is not an object.')
}
