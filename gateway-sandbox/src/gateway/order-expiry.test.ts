import {
  cashfreeHeaders,
  cashfreeOrder,
  cashfreeOrderStatus,
  openCashfreeOrder,
  openPhonepePayment,
  openPhonepeV2Payment,
  pay,
  phonepeStatus,
  phonepeV2Status,
  startPhonepeV2,
} from '../testing/merchant'
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

let sandbox: TestSandbox
beforeEach(() => {
  sandbox = startTestSandbox(undefined, { SANDBOX_TIME_SCALE: String(MINUTE_MS) })
})
afterEach(() => sandbox.app.close())

function create(order_expiry_time?: unknown) {
  return sandbox.app.inject({
    method: 'POST',
    url: '/pg/orders',
    headers: cashfreeHeaders(),
    payload: cashfreeOrder({ order_expiry_time }),
  })
}

function inMs(ms: number): string {
  return new Date(Date.now() + ms).toISOString()
}

test('a Cashfree order takes a payment until it expires, and none after that', async () => {
  const page = await openCashfreeOrder(sandbox.app, { order_expiry_time: inMs(16 * MINUTE_MS) })
  sandbox.passTime(15 * MINUTE_MS)
  expect(await cashfreeOrderStatus(sandbox.app)).toBe('ACTIVE')
  sandbox.passTime(2 * MINUTE_MS)
  expect(await cashfreeOrderStatus(sandbox.app)).toBe('EXPIRED')
  await pay(sandbox.app, page, { method: 'upi', upiId: 'testsuccess@gocash' })
  expect(await cashfreeOrderStatus(sandbox.app)).toBe('EXPIRED')
  const payments = await sandbox.app.inject({
    url: '/pg/orders/ORD-1732195022000/payments',
    headers: cashfreeHeaders(),
  })
  expect(payments.json()).toEqual([])
})

test('an order without an expiry time lives for 30 days', async () => {
  const { created_at, order_expiry_time } = (await create()).json()
  expect(Date.parse(order_expiry_time) - Date.parse(created_at)).toBe(30 * DAY_MS)
  sandbox.passTime(30 * DAY_MS - MINUTE_MS)
  expect(await cashfreeOrderStatus(sandbox.app)).toBe('ACTIVE')
  sandbox.passTime(2 * MINUTE_MS)
  expect(await cashfreeOrderStatus(sandbox.app)).toBe('EXPIRED')
})

test('a time without a zone counts as Indian time', async () => {
  const inIndia = new Date(Date.now() + 60 * MINUTE_MS + 5.5 * 60 * MINUTE_MS).toISOString().slice(0, 19)
  expect((await create(inIndia)).json().order_expiry_time).toBe(`${inIndia}+05:30`)
})

test.each([
  ['a time that has passed', inMs(-1)],
  ['a time within 15 minutes', inMs(14 * MINUTE_MS)],
  ['a time in 31 days', inMs(31 * DAY_MS)],
  ['a date that does not exist', '2026-13-45T00:00:00Z'],
  ['a date without a time', inMs(DAY_MS).slice(0, 10)],
  ['words', 'tomorrow'],
  ['a number', Date.now() + 20 * MINUTE_MS],
])("%s is refused in Cashfree's words, and no order is created", async (_name, value) => {
  const answer = await create(value)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({
    code: 'order_expiry_time_invalid',
    message: 'order_expiry_time : Expiry time should be more than 15 min and less than 30 days',
    type: 'invalid_request_error',
  })
  expect((await sandbox.app.inject('/sandbox/orders')).json()).toEqual([])
})

test.each([
  [300, 299, 2],
  [undefined, 3599, 2],
])(
  'a PhonePe order of version 2 with a life of %s seconds takes no payment afterwards',
  async (seconds, before, more) => {
    const page = await openPhonepeV2Payment(sandbox.app, { expireAfter: seconds })
    sandbox.passTime(before * 1000 - 500)
    expect((await phonepeV2Status(sandbox.app)).state).toBe('PENDING')
    sandbox.passTime(more * 1000)
    await pay(sandbox.app, page, { method: 'upi', upiId: 'success@ybl' })
    expect(await phonepeV2Status(sandbox.app)).toMatchObject({
      state: 'FAILED',
      errorCode: 'ORDER_EXPIRED',
      paymentDetails: [],
    })
  },
)

test.each([299, 3601, 300.5, '600', 0])('an order lifetime of %j seconds is refused', async (expireAfter) => {
  const answer = await startPhonepeV2(sandbox.app, { expireAfter })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'BAD_REQUEST'])
})

test('a PhonePe transaction of version 1 has a fixed life of 20 minutes', async () => {
  const page = await openPhonepePayment(sandbox.app)
  sandbox.passTime(20 * MINUTE_MS)
  await pay(sandbox.app, page, { method: 'upi', upiId: 'success@ybl' })
  expect((await phonepeStatus(sandbox.app)).json()).toMatchObject({ code: 'TIMED_OUT' })
})
