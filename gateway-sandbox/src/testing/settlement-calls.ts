import type { FastifyInstance } from 'fastify'
import { xVerify } from '../phonepe/v1/x-verify'
import { callV2, cashfreeHeaders, openCashfreeOrder, pay } from './merchant'
import { testCredentials } from './test-credentials'

const DAY_MS = 24 * 60 * 60 * 1000
const { phonepe } = testCredentials

/** Creates an order of 1,180 rupees and pays it. @param fields the order's fields that differ */
export async function payCashfreeOrder(app: FastifyInstance, fields: Record<string, unknown> = {}) {
  const page = await openCashfreeOrder(app, fields)
  await pay(app, page, { method: 'upi', upiId: 'testsuccess@gocash' })
}

export function refundCashfreeOrder(
  app: FastifyInstance,
  fields: Record<string, unknown> = {},
  id = 'ORD-1732195022000',
) {
  return app.inject({
    method: 'POST',
    url: `/pg/orders/${id}/refunds`,
    headers: cashfreeHeaders(),
    payload: { refund_amount: 400, refund_id: 'RF-1', ...fields },
  })
}

/** Returns a window of 24 hours that begins a minute ago, or `daysLater` days after that. */
export function day(daysLater = 0) {
  const start = Date.now() - 60_000 + daysLater * DAY_MS
  return { start_date: new Date(start).toISOString(), end_date: new Date(start + DAY_MS - 1).toISOString() }
}

export function recon(app: FastifyInstance, filters: object = day(), pagination: object = { limit: 100 }) {
  const payload = { pagination, filters }
  return app.inject({ method: 'POST', url: '/pg/recon', headers: cashfreeHeaders(), payload })
}

export interface ReconRow {
  event_id: string
  event_type: string
  event_amount: number
  event_time: string
  order_id: string
}

export async function reconRows(app: FastifyInstance, filters?: object): Promise<ReconRow[]> {
  return (await recon(app, filters)).json().data
}

/** Requests PhonePe's report of version 1 for the window `day(daysLater)`. */
export function reconPhonepe(app: FastifyInstance, fields: Record<string, unknown> = {}, daysLater = 0) {
  const { start_date, end_date } = day(daysLater)
  const payload = {
    merchantId: phonepe.merchantId,
    startTimestamp: Date.parse(start_date),
    endTimestamp: Date.parse(end_date),
    size: 100,
    ...fields,
  }
  const request = Buffer.from(JSON.stringify(payload)).toString('base64')
  return app.inject({
    method: 'POST',
    url: '/apis/pg-sandbox/v1/transactions/details',
    headers: { 'x-verify': xVerify(`${request}/v1/transactions/details`, phonepe) },
    payload: { request },
  })
}

/** Requests settlements or transactions from PhonePe's version 2 for the window `day(daysLater)`. */
export function settlementsV2(
  app: FastifyInstance,
  call: 'range' | 'transactions',
  daysLater = 0,
  more = '',
) {
  const { start_date, end_date } = day(daysLater)
  const window = `from=${Date.parse(start_date)}&to=${Date.parse(end_date)}`
  return callV2(app, 'GET', `/settlements/v1/${call}?${window}${more}`)
}

export function act(app: FastifyInstance, path: string, payload: object = {}) {
  return app.inject({ method: 'POST', url: `/sandbox/${path}`, payload })
}
