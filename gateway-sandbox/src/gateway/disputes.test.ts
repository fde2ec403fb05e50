import { cashfreeSignature } from '../cashfree/cashfree-signature'
import { cashfreeHeaders, openCashfreeOrder } from '../testing/merchant'
import { type Receiver, startReceiver } from '../testing/receiver'
import { act, payCashfreeOrder, type ReconRow, reconRows } from '../testing/settlement-calls'
import { testCredentials } from '../testing/test-credentials'
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox'

const ORDER = 'ORD-1732195022000'

let sandbox: TestSandbox
let receiver: Receiver
beforeEach(async () => {
  receiver = await startReceiver()
  sandbox = startTestSandbox()
  await payCashfreeOrder(sandbox.app, { order_meta: { notify_url: receiver.url } })
})
afterEach(async () => {
  receiver.close()
  await sandbox.app.close()
})

function get(path: string, version?: string) {
  return sandbox.app.inject({ url: `/pg/${path}`, headers: cashfreeHeaders(version) })
}

/** Opens a dispute. @returns its id */
async function open(fields: object = {}): Promise<string> {
  const opened = await act(sandbox.app, `orders/${ORDER}/dispute`, fields)
  return opened.json().order.disputes.at(-1).id
}

async function readEvent(number: number) {
  const messages = await receiver.messages(number + 1)
  return JSON.parse(messages[number]?.body ?? '')
}

/** Lists the report's rows about disputes, each with its effect. */
async function moved() {
  const rows: (ReconRow & { event_settlement_amount?: number })[] = await reconRows(sandbox.app)
  return rows
    .filter(({ event_type }) => event_type.startsWith('DISPUTE'))
    .map(({ event_type, event_settlement_amount }) => `${event_type} ${event_settlement_amount}`)
}

test('a new dispute is reported by a signed webhook with two-decimal amounts', async () => {
  const id = await open()
  const [, webhook] = await receiver.messages(2)
  const body = webhook?.body ?? ''
  const timestamp = String(webhook?.headers['x-webhook-timestamp'])
  expect(webhook?.headers['x-webhook-signature']).toBe(
    cashfreeSignature(testCredentials.cashfree.clientSecret, timestamp, body),
  )
  expect(body).toContain('"dispute_amount":1180.00')
  expect(JSON.parse(body)).toEqual({
    type: 'DISPUTE_CREATED',
    event_time: expect.any(String),
    data: {
      dispute: expect.objectContaining({
        dispute_id: id,
        dispute_type: 'DISPUTE',
        dispute_status: 'DISPUTE_CREATED',
        reason_code: expect.any(String),
        dispute_amount_currency: 'INR',
        respond_by: expect.any(String),
        dispute_action_on: 'MERCHANT',
      }),
      order_details: expect.objectContaining({ order_id: ORDER, cf_payment_id: expect.any(String) }),
      customer_details: {
        customer_name: 'Asha Rao',
        customer_phone: '9876543210',
        customer_email: 'asha@example.in',
      },
    },
  })
})

test.each([
  ['win', 'DISPUTE_MERCHANT_WON', ['DISPUTE 1180', 'DISPUTE_REVERSAL 1180']],
  ['lose', 'DISPUTE_MERCHANT_LOST', ['DISPUTE 1180']],
])(
  'a dispute that the shop should %s is reviewed, closed as %s, and moves %j',
  async (outcome, status, rows) => {
    const id = await open()
    expect(await moved()).toEqual(['DISPUTE 0'])
    await act(sandbox.app, `disputes/${id}/review`)
    expect(await readEvent(2)).toMatchObject({
      type: 'DISPUTE_UPDATED',
      data: { dispute: { dispute_status: 'DISPUTE_UNDER_REVIEW', dispute_update: 'STATUS_UPDATE' } },
    })
    await act(sandbox.app, `disputes/${id}/${outcome}`)
    expect(await readEvent(3)).toMatchObject({
      type: 'DISPUTE_CLOSED',
      data: { dispute: { dispute_status: status, resolved_at: expect.any(String) } },
    })
    expect(await moved()).toEqual(rows)
  },
)

test('a webhook about a dispute is sent again if it is not received', async () => {
  receiver.close()
  receiver = await startReceiver(500)
  const order_meta = { notify_url: receiver.url }
  await sandbox.app.close()
  sandbox = startTestSandbox()
  await act(sandbox.app, 'new-webhooks', { state: 'dropped' })
  await payCashfreeOrder(sandbox.app, { order_meta })
  await act(sandbox.app, 'new-webhooks', { state: 'sent' })
  await open()
  const [first, second] = await receiver.messages(2)
  expect(second?.body).toBe(first?.body)
})

test('a merchant reads the disputes of an order, and one by its id', async () => {
  const id = await open({ paise: 50_000 })
  const [listed] = (await get(`orders/${ORDER}/disputes`)).json()
  expect(listed).toMatchObject({
    dispute_id: Number(id),
    dispute_amount: 500,
    dispute_amount_currency: 'INR',
    dispute_status: 'DISPUTE_CREATED',
    resolved_at: '9999-09-09T00:00:00',
    dispute_evidence: [],
    order_details: { order_id: ORDER, order_amount: 1180, payment_amount: 1180 },
  })
  expect((await get(`disputes/${id}`)).json()).toEqual(listed)
  expect((await get(`disputes/${id}`, '2023-08-01')).json()).not.toHaveProperty('dispute_amount_currency')
  expect((await get('disputes/1')).json().code).toBe('dispute_not_found')
  expect((await get('orders/ORD-0/disputes')).json().code).toBe('order_not_found')
})

test('a dispute is the same after a restart', async () => {
  const id = await open()
  await act(sandbox.app, `disputes/${id}/lose`)
  const before = (await get(`disputes/${id}`)).json()
  await sandbox.app.close()
  sandbox = startTestSandbox(sandbox.dataDir)
  expect((await get(`disputes/${id}`)).json()).toEqual(before)
})

test('only a captured Cashfree payment can be disputed, once at a time and up to its amount', async () => {
  await openCashfreeOrder(sandbox.app, { order_id: 'ORD-2' })
  const status = async (path: string, fields: object = {}) =>
    (await act(sandbox.app, path, fields)).statusCode
  expect(await status('orders/ORD-2/dispute')).toBe(400)
  expect(await status(`orders/${ORDER}/dispute`, { payment: '1' })).toBe(400)
  expect(await status(`orders/${ORDER}/dispute`, { paise: 118_001 })).toBe(400)
  const id = await open()
  expect(await status(`orders/${ORDER}/dispute`)).toBe(400)
  expect(await status(`disputes/${id}/burn`)).toBe(400)
  expect(await status(`disputes/${id}/win`)).toBe(200)
  expect(await status(`disputes/${id}/lose`)).toBe(400)
  expect(await status(`orders/${ORDER}/dispute`)).toBe(200)
  expect(await status('disputes/1/win')).toBe(404)
})
