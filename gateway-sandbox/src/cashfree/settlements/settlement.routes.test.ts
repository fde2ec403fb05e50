import { cashfreeHeaders, openCashfreeOrder, pay } from '../../testing/merchant'
import {
  act,
  day,
  payCashfreeOrder,
  type ReconRow,
  recon,
  reconRows,
  refundCashfreeOrder,
} from '../../testing/settlement-calls'
import { startTestSandbox, type TestSandbox } from '../../testing/test-sandbox'

const DAY_MS = 24 * 60 * 60 * 1000

let sandbox: TestSandbox
beforeEach(() => {
  sandbox = startTestSandbox()
})
afterEach(() => sandbox.app.close())

function types(rows: readonly ReconRow[]) {
  return rows.map(({ event_type }) => event_type)
}

async function paymentId() {
  const url = '/pg/orders/ORD-1732195022000/payments'
  return (await sandbox.app.inject({ url, headers: cashfreeHeaders() })).json()[0].cf_payment_id
}

function settlements(filters: object) {
  const payload = { pagination: { limit: 10 }, filters }
  return sandbox.app.inject({
    method: 'POST',
    url: '/pg/settlements',
    headers: cashfreeHeaders(),
    payload,
  })
}

test("a captured payment is a row of its day, with both sides' ids and no settlement until the day's end", async () => {
  await payCashfreeOrder(sandbox.app)
  const answer = await recon(sandbox.app)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ cursor: null, limit: 100 })
  const id = await paymentId()
  expect(answer.json().data).toEqual([
    expect.objectContaining({
      event_id: id,
      event_type: 'PAYMENT',
      event_status: 'SUCCESS',
      sale_type: 'CREDIT',
      event_amount: 1180,
      event_settlement_amount: 1180,
      event_currency: 'INR',
      event_time: expect.stringMatching(/\+05:30$/),
      entity: 'recon',
      order_id: 'ORD-1732195022000',
      order_amount: 1180,
      payment_amount: 1180,
      cf_payment_id: id,
      cf_settlement_id: null,
      settlement_date: null,
      settlement_utr: null,
    }),
  ])
})

test('the next day it is settled, and that day’s report has the settlement', async () => {
  await payCashfreeOrder(sandbox.app)
  sandbox.passTime(DAY_MS)
  const [row] = (await recon(sandbox.app)).json().data
  expect(row).toMatchObject({
    cf_settlement_id: expect.stringMatching(/^\d{9}$/),
    settlement_date: expect.stringMatching(/T00:00:00\+05:30$/),
    settlement_utr: `SANDBOX${row.cf_settlement_id}`,
  })
  const { start_date } = day()
  const { end_date } = day(1)
  const both = (await recon(sandbox.app, { start_date, end_date })).json().data
  expect(both.find(({ event_type }: ReconRow) => event_type === 'SETTLEMENT')).toMatchObject({
    cf_settlement_id: row.cf_settlement_id,
    event_status: 'PAID',
    amount_settled: 1180,
  })
})

test('a refund is a row from its request on, and is deducted from the settlement once it is done', async () => {
  await sandbox.app.close()
  sandbox = startTestSandbox(undefined, { SANDBOX_TIME_SCALE: '60000' })
  await payCashfreeOrder(sandbox.app)
  await refundCashfreeOrder(sandbox.app)
  const row = async () => (await recon(sandbox.app)).json().data[1]
  expect(await row()).toMatchObject({
    event_type: 'REFUND',
    event_status: 'PENDING',
    sale_type: 'DEBIT',
    refund_id: 'RF-1',
    event_amount: 400,
    event_settlement_amount: 0,
    refund_processed_at: null,
  })
  await act(sandbox.app, 'orders/ORD-1732195022000/refunds/RF-1/settle', { outcome: 'success' })
  expect(await row()).toMatchObject({ event_status: 'SUCCESS', event_settlement_amount: 400 })
  sandbox.passTime(DAY_MS)
  const { cf_settlement_id } = await row()
  const [settlement] = (await settlements({ cf_settlement_ids: [cf_settlement_id] })).json().data
  expect(settlement).toMatchObject({
    entity: 'settlement',
    payment_amount: 1180,
    adjustment: -400,
    amount_settled: 780,
    status: 'SUCCESS',
  })
})

test('a refund completed days later is in the report of either day, and once in that of both', async () => {
  await sandbox.app.close()
  sandbox = startTestSandbox(undefined, { SANDBOX_TIME_SCALE: '60000' })
  await payCashfreeOrder(sandbox.app)
  await refundCashfreeOrder(sandbox.app)
  sandbox.passTime(2 * DAY_MS)
  await act(sandbox.app, 'orders/ORD-1732195022000/refunds/RF-1/settle', { outcome: 'success' })
  const refunds = async (filters: object) =>
    types(await reconRows(sandbox.app, filters)).filter((type) => type === 'REFUND')
  expect([await refunds(day()), await refunds(day(1)), await refunds(day(2))]).toEqual([
    ['REFUND'],
    [],
    ['REFUND'],
  ])
  expect(await refunds({ ...day(), end_date: day(2).end_date })).toEqual(['REFUND'])
})

test("a second payment, a stranger's order and the gateway's own refunds are included; failures are not", async () => {
  await payCashfreeOrder(sandbox.app, { order_id: 'ORD-1' })
  await act(sandbox.app, 'orders/ORD-1/pay-again')
  const stranger = await openCashfreeOrder(sandbox.app, { order_id: 'ORD-2' })
  await pay(sandbox.app, stranger, { method: 'upi', upiId: 'unknown-order@gocash' })
  const late = await openCashfreeOrder(sandbox.app, { order_id: 'ORD-3' })
  await pay(sandbox.app, late, { method: 'upi', upiId: 'testpending@gocash' })
  await act(sandbox.app, 'orders/ORD-3/expire')
  await act(sandbox.app, 'orders/ORD-3/settle', { outcome: 'success' })
  const failing = await openCashfreeOrder(sandbox.app, { order_id: 'ORD-4' })
  await pay(sandbox.app, failing, { method: 'upi', upiId: 'testfailure@gocash' })
  const rows = await reconRows(sandbox.app)
  expect(rows.map(({ event_type, order_id }) => `${event_type} ${order_id}`).sort()).toEqual([
    'PAYMENT ORD-1',
    'PAYMENT ORD-1',
    'PAYMENT ORD-2',
    'PAYMENT ORD-3',
    expect.stringMatching(/^PAYMENT UNKNOWN-\d+$/),
    'REFUND ORD-3',
  ])
})

test('a long report is paginated without gaps or repeats', async () => {
  for (const id of ['A-1', 'A-2', 'A-3', 'A-4', 'A-5']) await payCashfreeOrder(sandbox.app, { order_id: id })
  const ids: string[] = []
  let cursor: string | null = null
  do {
    const page: { cursor: string | null; data: ReconRow[] } = (
      await recon(sandbox.app, day(), { limit: 2, cursor })
    ).json()
    ids.push(...page.data.map(({ order_id }) => order_id))
    cursor = page.cursor
  } while (cursor)
  expect(ids.sort()).toEqual(['A-1', 'A-2', 'A-3', 'A-4', 'A-5'])
})

test.each([
  ['pagination_missing', { filters: day() }],
  ['filters_missing', { pagination: { limit: 10 } }],
  ['filters.start_date_missing', { pagination: {}, filters: {} }],
  ['filters.end_date_missing', { pagination: {}, filters: { start_date: day().start_date } }],
  ['filters.start_date_invalid', { pagination: {}, filters: { ...day(), start_date: 'yesterday' } }],
  ['filters.end_date_invalid', { pagination: {}, filters: { ...day(), end_date: '2020-01-01' } }],
  ['pagination.limit_invalid', { pagination: { limit: 1001 }, filters: day() }],
  ['pagination.cursor_invalid', { pagination: { cursor: 'page-2' }, filters: day() }],
])("the error code %s is returned for %j, in the provider's shape", async (code, payload) => {
  const headers = cashfreeHeaders()
  const answer = await sandbox.app.inject({ method: 'POST', url: '/pg/recon', headers, payload })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({
    message: expect.any(String),
    help: expect.any(String),
    code,
    type: 'invalid_request_error',
  })
})

test('the report requires keys and a version, and gives integer ids to old versions', async () => {
  await payCashfreeOrder(sandbox.app)
  const payload = { pagination: { limit: 10 }, filters: day() }
  const ask = (headers: Record<string, string>) =>
    sandbox.app.inject({ method: 'POST', url: '/pg/recon', headers, payload })
  expect((await ask({ ...cashfreeHeaders(), 'x-client-secret': 'guess' })).statusCode).toBe(401)
  expect((await ask({ ...cashfreeHeaders(), 'x-api-version': '2020-01-01' })).statusCode).toBe(400)
  const [row] = (await ask(cashfreeHeaders('2022-09-01'))).json().data
  expect(row.cf_payment_id).toEqual(expect.any(Number))
})

test('settlements are found by id, by reference or by dates, and not without any', async () => {
  await payCashfreeOrder(sandbox.app)
  sandbox.passTime(DAY_MS)
  const [{ cf_settlement_id, settlement_utr }] = (await recon(sandbox.app)).json().data
  const found = async (filters: object) => (await settlements(filters)).json().data.length
  expect(await found({ cf_settlement_ids: [cf_settlement_id] })).toBe(1)
  expect(await found({ settlement_utrs: [settlement_utr] })).toBe(1)
  expect(await found({ ...day(), end_date: day(1).end_date })).toBe(1)
  expect(await found({ cf_settlement_ids: ['1'] })).toBe(0)
  expect((await settlements({})).json().code).toBe('filters.start_date_missing')
})

test('a switch makes the next settlement calls fail, and no others', async () => {
  await act(sandbox.app, 'switches', { call: 'settlement', fault: 'error-502', times: 1 })
  await payCashfreeOrder(sandbox.app)
  const spoilt = await recon(sandbox.app)
  expect(spoilt.statusCode).toBe(502)
  expect(spoilt.json().type).toBe('api_error')
  expect(types(await reconRows(sandbox.app))).toEqual(['PAYMENT'])
})
