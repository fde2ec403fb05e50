import * as z from 'zod/mini'
import { ReconResponse, reconBody, rowsOfRecon } from './cashfree-recon'

const payment = {
  event_id: 5114911,
  event_type: 'PAYMENT',
  event_status: 'SUCCESS',
  event_amount: 1180.01,
  event_time: '2026-11-21T11:59:00+05:30',
  order_id: 'ORD-1-g',
  cf_payment_id: 5114911,
  cf_settlement_id: null,
}
const refund = {
  ...payment,
  event_id: 'cf-77',
  event_type: 'REFUND',
  event_status: 'SUCCESS',
  refund_id: 'RF1',
  refund_processed_at: '2026-11-22T10:00:00+05:30',
}
const dispute = { ...payment, event_id: 'D1', event_type: 'DISPUTE', event_status: 'PENDING' }

const readRows = (...data: object[]) => rowsOfRecon(z.parse(ReconResponse, { cursor: null, data }).data)

test('a payment is identified by its id, a refund by ours, a dispute by its own; amounts are in paise', () => {
  const at = new Date('2026-11-21T06:29:00Z')
  const common = { gatewayOrderId: 'ORD-1-g', paymentId: '5114911', amount: 118001, at, settlement: null }
  expect(readRows(payment, refund, { ...dispute, dispute_resolved_on: '9999-09-09T00:00:00' })).toEqual([
    expect.objectContaining({
      ...common,
      kind: 'capture',
      gatewayId: '5114911',
      state: 'done',
      changedAt: at,
    }),
    expect.objectContaining({
      ...common,
      kind: 'refund',
      gatewayId: 'RF1',
      state: 'done',
      changedAt: new Date('2026-11-22T04:30:00Z'),
    }),
    expect.objectContaining({ ...common, kind: 'dispute', gatewayId: 'D1', state: 'open', changedAt: at }),
  ])
})

test.each([
  [{ ...refund, event_status: 'ONHOLD' }, 'pending'],
  [{ ...refund, event_status: 'CANCELLED' }, 'failed'],
  [{ ...dispute, closed_in_favor_of: 'MERCHANT' }, 'won'],
  [{ ...dispute, closed_in_favor_of: 'CUSTOMER' }, 'lost'],
])('%j is %s', (row, state) => {
  expect(readRows(row)).toMatchObject([{ state }])
})

test('settlements, and the reversal of a dispute that has its own row, are not movements', () => {
  const settlement = { event_id: '202611221', event_type: 'SETTLEMENT' }
  expect(readRows(settlement, { ...dispute, event_type: 'DISPUTE_REVERSAL' })).toEqual([])
})

test.each([
  { ...payment, order_id: null },
  { ...payment, event_amount: null },
  { ...payment, event_amount: 1.005 },
  { ...payment, event_time: 'yesterday' },
])('%j is rejected', (row) => {
  expect(() => readRows(row)).toThrow('we couldn’t read')
})

test("requests use whole seconds and the last page's cursor", () => {
  const from = new Date('2026-11-20T18:30:00.000Z')
  const to = new Date('2026-11-22T18:29:59.999Z')
  expect(reconBody(from, to, undefined)).toEqual({
    pagination: { limit: 200, cursor: null },
    filters: { start_date: '2026-11-20T18:30:00Z', end_date: '2026-11-22T18:29:59Z' },
  })
  expect(reconBody(from, to, 'abc').pagination.cursor).toBe('abc')
})
