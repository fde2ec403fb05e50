import type { FastifyInstance } from 'fastify'
import { xVerify } from '../phonepe/v1/x-verify'
import { testCredentials } from './test-credentials'

const { cashfree, phonepe, phonepeV2 } = testCredentials

export function cashfreeHeaders(version = '2025-01-01') {
  return {
    'x-client-id': cashfree.clientId,
    'x-client-secret': cashfree.clientSecret,
    'x-api-version': version,
  }
}

/** A valid order of 1,180 rupees, overridden with the given fields. */
export function cashfreeOrder(fields: Record<string, unknown> = {}) {
  return {
    order_id: 'ORD-1732195022000',
    order_amount: 1180,
    order_currency: 'INR',
    customer_details: {
      customer_id: 'asha',
      customer_phone: '9876543210',
      customer_email: 'asha@example.in',
      customer_name: 'Asha Rao',
    },
    order_meta: { return_url: 'http://shop.example/thank-you?order_id={order_id}' },
    ...fields,
  }
}

/** @returns the path of the new order's pay page */
export async function openCashfreeOrder(
  app: FastifyInstance,
  fields: Record<string, unknown> = {},
): Promise<string> {
  const created = await app.inject({
    method: 'POST',
    url: '/pg/orders',
    headers: cashfreeHeaders(),
    payload: cashfreeOrder(fields),
  })
  const page = await app.inject({
    method: 'POST',
    url: '/pg/view/sessions/checkout',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `payment_session_id=${created.json().payment_session_id}`,
  })
  return String(page.headers.location)
}

export async function cashfreeOrderStatus(app: FastifyInstance, id = 'ORD-1732195022000'): Promise<string> {
  const answer = await app.inject({ url: `/pg/orders/${id}`, headers: cashfreeHeaders() })
  return answer.json().order_status
}

export function pay(app: FastifyInstance, page: string, fields: Record<string, string>) {
  return app.inject({
    method: 'POST',
    url: page,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ action: 'pay', ...fields }).toString(),
  })
}

export function startPhonepe(app: FastifyInstance, fields: Record<string, unknown> = {}) {
  const payload = {
    merchantId: phonepe.merchantId,
    merchantTransactionId: 'MT1',
    merchantUserId: 'MUID123',
    amount: 10_000,
    redirectUrl: 'http://shop.example/payment/status/MT1',
    redirectMode: 'REDIRECT',
    callbackUrl: 'http://127.0.0.1:9/callback',
    paymentInstrument: { type: 'PAY_PAGE' },
    ...fields,
  }
  const request = Buffer.from(JSON.stringify(payload)).toString('base64')
  return app.inject({
    method: 'POST',
    url: '/apis/pg-sandbox/pg/v1/pay',
    headers: { 'x-verify': xVerify(`${request}/pg/v1/pay`, phonepe) },
    payload: { request },
  })
}

/** @returns the path of the new transaction's pay page */
export async function openPhonepePayment(app: FastifyInstance, fields: Record<string, unknown> = {}) {
  const started = await startPhonepe(app, fields)
  return new URL(started.json().data.instrumentResponse.redirectInfo.url).pathname
}

export function phonepeStatus(app: FastifyInstance, id = 'MT1') {
  const path = `/pg/v1/status/${phonepe.merchantId}/${id}`
  return app.inject({
    url: `/apis/pg-sandbox${path}`,
    headers: { 'x-verify': xVerify(path, phonepe), 'x-merchant-id': phonepe.merchantId },
  })
}

export function refundPhonepe(app: FastifyInstance, fields: Record<string, unknown> = {}) {
  const payload = {
    merchantId: phonepe.merchantId,
    merchantUserId: 'MUID123',
    originalTransactionId: 'MT1',
    merchantTransactionId: 'RF1',
    amount: 4000,
    ...fields,
  }
  const request = Buffer.from(JSON.stringify(payload)).toString('base64')
  return app.inject({
    method: 'POST',
    url: '/apis/pg-sandbox/pg/v1/refund',
    headers: { 'x-verify': xVerify(`${request}/pg/v1/refund`, phonepe) },
    payload: { request },
  })
}

export function askToken(app: FastifyInstance, fields: Record<string, string> = {}) {
  const form = {
    client_id: phonepeV2.clientId,
    client_secret: phonepeV2.clientSecret,
    client_version: phonepeV2.clientVersion,
    grant_type: 'client_credentials',
    ...fields,
  }
  return app.inject({
    method: 'POST',
    url: '/apis/pg-sandbox/v1/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })
}

/** Calls version 2 with a fresh token. */
export async function callV2(app: FastifyInstance, method: 'GET' | 'POST', path: string, payload?: object) {
  const authorization = `O-Bearer ${(await askToken(app)).json().access_token}`
  return app.inject({ method, url: `/apis/pg-sandbox${path}`, headers: { authorization }, payload })
}

export function startPhonepeV2(app: FastifyInstance, fields: Record<string, unknown> = {}) {
  return callV2(app, 'POST', '/checkout/v2/pay', {
    merchantOrderId: 'MO-1',
    amount: 10_000,
    paymentFlow: {
      type: 'PG_CHECKOUT',
      merchantUrls: { redirectUrl: 'http://shop.example/payment/status/MO-1' },
    },
    ...fields,
  })
}

/** @returns the path of the new order's pay page */
export async function openPhonepeV2Payment(app: FastifyInstance, fields: Record<string, unknown> = {}) {
  return new URL((await startPhonepeV2(app, fields)).json().redirectUrl).pathname
}

export async function phonepeV2Status(app: FastifyInstance, id = 'MO-1') {
  return (await callV2(app, 'GET', `/checkout/v2/order/${id}/status`)).json()
}
