import { cashfreeHeaders, cashfreeOrder, openCashfreeOrder, pay } from '../../testing/merchant'
import { type Receiver, startReceiver } from '../../testing/receiver'
import { startTestSandbox, type TestSandbox } from '../../testing/test-sandbox'

let sandbox: TestSandbox
let receiver: Receiver
beforeEach(async () => {
  receiver = await startReceiver()
  sandbox = startTestSandbox()
})
afterEach(async () => {
  receiver.close()
  await sandbox.app.close()
})

function post(url: string, payload: object = {}) {
  return sandbox.app.inject({ method: 'POST', url, payload })
}

async function webhook() {
  return (await sandbox.app.inject('/sandbox/webhooks?order=ORD-1732195022000')).json()[0]
}

/** @returns the address of the webhook of a paid order */
async function heldWebhook() {
  await post('/sandbox/new-webhooks', { state: 'held' })
  const page = await openCashfreeOrder(sandbox.app, { order_meta: { notify_url: receiver.url } })
  await pay(sandbox.app, page, { method: 'upi', upiId: 'testsuccess@gocash' })
  return `/sandbox/webhooks/${(await webhook()).id}`
}

test('a held webhook waits until it is sent manually, and shows the response', async () => {
  const path = await heldWebhook()
  expect((await webhook()).state).toBe('held')
  const { tries } = (await post(`${path}/replay`)).json()
  expect(tries).toEqual([{ at: expect.any(String), status: 200, answer: '' }])
  expect(await receiver.messages(0)).toHaveLength(1)
  await post(`${path}/replay`)
  expect((await webhook()).tries).toHaveLength(2)
})

test('a hundred copies are sent at once', async () => {
  const path = await heldWebhook()
  const { tries } = (await post(`${path}/duplicate`, { copies: 100 })).json()
  expect(tries).toHaveLength(100)
  expect(await receiver.messages(0)).toHaveLength(100)
})

test('a delayed webhook is sent automatically, also after a restart', async () => {
  const path = await heldWebhook()
  await post(`${path}/delay`, { minutes: 60 })
  expect((await webhook()).state).toBeUndefined()
  await sandbox.app.close()
  sandbox = startTestSandbox(sandbox.dataDir)
  await sandbox.app.ready()
  expect(await receiver.messages(1)).toHaveLength(1)
})

test('a dropped webhook is only sent manually', async () => {
  const path = await heldWebhook()
  await post(`${path}/drop`)
  await post(`${path}/replay`)
  expect(await receiver.messages(0)).toHaveLength(1)
  expect((await webhook()).state).toBe('dropped')
})

test.each([
  ['signature', true, false],
  ['body', false, true],
  ['nonsense', false, false],
])(
  'a webhook with a corrupted %s stays corrupted until it is repaired',
  async (how, sameBody, sameLength) => {
    const path = await heldWebhook()
    await post(`${path}/corrupt`, { how })
    await post(`${path}/replay`)
    await post(`${path}/corrupt`, { how: 'none' })
    await post(`${path}/replay`)
    const [wrong, right] = await receiver.messages(2)
    expect(wrong?.body === right?.body).toBe(sameBody)
    expect(wrong?.body.length === right?.body.length).toBe(sameBody || sameLength)
  },
)

test('an impossible act is refused with a message and changes nothing', async () => {
  const path = await heldWebhook()
  const before = await webhook()
  for (const [url, payload] of [
    [`${path}/duplicate`, { copies: 1001 }],
    [`${path}/delay`, { minutes: -1 }],
    [`${path}/corrupt`, { how: 'badly' }],
    [`${path}/burn`, {}],
    ['/sandbox/new-webhooks', { state: 'lost' }],
    ['/sandbox/switches', { call: 'create', fault: 'earthquake' }],
    ['/sandbox/switches', { call: 'status', fault: 'webhook-never' }],
    ['/sandbox/switches', { call: 'create', fault: 'timeout', times: 1.5 }],
  ] as const) {
    const answer = await post(url, payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toMatch(/\.$/)
  }
  expect(await webhook()).toEqual(before)
  expect((await post('/sandbox/webhooks/0/replay')).statusCode).toBe(404)
})

test('a switch makes the next calls fail, across a restart, and then none', async () => {
  await post('/sandbox/switches', { call: 'create', fault: 'error-502', times: 2 })
  const create = () =>
    sandbox.app.inject({
      method: 'POST',
      url: '/pg/orders',
      headers: cashfreeHeaders(),
      payload: cashfreeOrder(),
    })
  expect((await create()).statusCode).toBe(502)
  await sandbox.app.close()
  sandbox = startTestSandbox(sandbox.dataDir)
  expect((await create()).statusCode).toBe(502)
  expect((await create()).statusCode).toBe(200)
  expect((await sandbox.app.inject('/sandbox/settings')).json()).toEqual({
    newWebhooks: 'sent',
    switches: [],
  })
})

test('a switch can give new orders a payment fault, and make status calls fail', async () => {
  await post('/sandbox/switches', { call: 'create', fault: 'amount-off' })
  await post('/sandbox/switches', { call: 'status', fault: 'error-500', times: 1 })
  const page = await openCashfreeOrder(sandbox.app)
  await pay(sandbox.app, page, { method: 'upi', upiId: 'testsuccess@gocash' })
  const ask = () => sandbox.app.inject({ url: '/pg/orders/ORD-1732195022000', headers: cashfreeHeaders() })
  expect((await ask()).statusCode).toBe(500)
  expect((await ask()).json().order_amount).toBe(1180.01)
})

test('the page’s form does the same as the call, and redirects back to its webhook', async () => {
  const path = await heldWebhook()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const done = await sandbox.app.inject({
    method: 'POST',
    url: `${path}/duplicate`,
    headers,
    payload: 'copies=3',
  })
  expect(done.statusCode).toBe(303)
  expect(done.headers.location).toBe(`/?done=duplicate#webhook-${path.split('/').at(-1)}`)
  expect(await receiver.messages(0)).toHaveLength(3)
  const page = (await sandbox.app.inject('/?done=duplicate')).body
  for (const text of [
    'Copies sent, all at the same time.',
    'Attempts: 3',
    'answered 200',
    'PAYMENT_SUCCESS_WEBHOOK',
  ])
    expect(page).toContain(text)
  const refused = await sandbox.app.inject({
    method: 'POST',
    url: `${path}/duplicate`,
    headers,
    payload: 'copies=x',
  })
  expect(refused.body).toContain('Nothing was changed')
})

test('a pending refund is settled manually', async () => {
  await sandbox.app.close()
  sandbox = startTestSandbox(undefined, { SANDBOX_TIME_SCALE: '60000' })
  await heldWebhook()
  const url = '/pg/orders/ORD-1732195022000/refunds'
  const payload = { refund_amount: 100, refund_id: 'RF-1' }
  await sandbox.app.inject({ method: 'POST', url, headers: cashfreeHeaders(), payload })
  const settled = await post('/sandbox/orders/ORD-1732195022000/refunds/RF-1/settle', { outcome: 'failure' })
  expect(settled.statusCode).toBe(200)
  const refund = await sandbox.app.inject({ url: `${url}/RF-1`, headers: cashfreeHeaders() })
  expect(refund.json().refund_status).toBe('FAILED')
})
