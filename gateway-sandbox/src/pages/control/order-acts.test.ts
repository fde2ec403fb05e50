import {
  cashfreeHeaders,
  cashfreeOrderStatus,
  openCashfreeOrder,
  openPhonepePayment,
  pay,
} from '../../testing/merchant'
import { act, payCashfreeOrder, refundCashfreeOrder } from '../../testing/settlement-calls'
import { startTestSandbox, type TestSandbox } from '../../testing/test-sandbox'

const ORDER = 'ORD-1732195022000'

let sandbox: TestSandbox
beforeEach(() => {
  sandbox = startTestSandbox()
})
afterEach(() => sandbox.app.close())

async function payments(): Promise<{ cf_payment_id: string; payment_status: string }[]> {
  return (
    await sandbox.app.inject({ url: `/pg/orders/${ORDER}/payments`, headers: cashfreeHeaders() })
  ).json()
}

test('a paid order is captured a second time, and either payment can be refunded in full, and no more', async () => {
  await payCashfreeOrder(sandbox.app)
  await act(sandbox.app, `orders/${ORDER}/pay-again`)
  const [second, first] = await payments()
  expect([first?.payment_status, second?.payment_status]).toEqual(['SUCCESS', 'SUCCESS'])
  expect(second?.cf_payment_id).not.toBe(first?.cf_payment_id)
  const refunded = async (id: string, amount: number) =>
    (await refundCashfreeOrder(sandbox.app, { refund_id: id, refund_amount: amount })).json()
  expect((await refunded('RF-0', 1180.01)).code).toBe('refund_amount_invalid')
  expect((await refunded('RF-1', 1180)).cf_payment_id).toBe(second?.cf_payment_id)
  expect((await refunded('RF-2', 1180)).cf_payment_id).toBe(first?.cf_payment_id)
  expect((await refunded('RF-3', 1)).code).toBe('refund_amount_invalid')
})

test('an expired order takes no payment, and a paid one does not expire', async () => {
  const page = await openCashfreeOrder(sandbox.app)
  await act(sandbox.app, `orders/${ORDER}/expire`)
  await pay(sandbox.app, page, { method: 'upi', upiId: 'testsuccess@gocash' })
  expect(await cashfreeOrderStatus(sandbox.app)).toBe('EXPIRED')
  await payCashfreeOrder(sandbox.app, { order_id: 'ORD-2' })
  expect((await act(sandbox.app, 'orders/ORD-2/expire')).statusCode).toBe(400)
})

test("impossible acts are refused: an unpaid order, PhonePe's, an unknown one, an unknown act", async () => {
  await openCashfreeOrder(sandbox.app)
  expect((await act(sandbox.app, `orders/${ORDER}/pay-again`)).statusCode).toBe(400)
  const page = await openPhonepePayment(sandbox.app)
  await pay(sandbox.app, page, { method: 'upi', upiId: 'success@ybl' })
  expect((await act(sandbox.app, 'orders/MT1/pay-again')).statusCode).toBe(400)
  expect((await act(sandbox.app, 'orders/MT1/dispute')).statusCode).toBe(400)
  expect((await act(sandbox.app, 'orders/ORD-0/expire')).statusCode).toBe(404)
  expect((await act(sandbox.app, `orders/${ORDER}/burn`)).statusCode).toBe(400)
})

function press(action: string) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return sandbox.app.inject({ method: 'POST', url: action, headers, payload: '' })
}

/** Returns the address that the button with this name posts to. */
function findAction(page: string, name: string): string {
  const [, action = ''] = new RegExp(`action="([^"]+)"><button class="small">${name}<`).exec(page) ?? []
  return action
}

test("a dispute is opened and lost by buttons in the order's row, each with a distinct name", async () => {
  await payCashfreeOrder(sandbox.app)
  const page = (await sandbox.app.inject('/')).body
  expect(page).toContain(`Open a dispute<span class="hidden"> of order ${ORDER}</span></button>`)
  const opened = await press(findAction(page, 'Open a dispute'))
  expect([opened.statusCode, opened.headers.location]).toEqual([303, '/?done=dispute#orders'])
  const after = (await sandbox.app.inject('/?done=dispute')).body
  expect(after).not.toContain('Open a dispute<span')
  for (const text of ['The dispute was opened.', 'OPEN', 'Win dispute<span', 'Lose dispute<span'])
    expect(after).toContain(text)
  await press(findAction(after, 'Lose dispute'))
  const closed = (await sandbox.app.inject('/')).body
  expect(closed).toContain('LOST')
  expect(closed).not.toContain('Lose dispute<span')
})

test('the page sets a row fault and moves the clock forward', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const post = (url: string, payload: string) => sandbox.app.inject({ method: 'POST', url, headers, payload })
  await post('/sandbox/row-faults', 'row=ORD-9&fault=row-doubled')
  await post('/sandbox/clock', 'minutes=60')
  const page = (await sandbox.app.inject('/?done=clock')).body
  expect(page).toContain('ORD-9: row-doubled, met 0 times.')
  expect(page).toContain('Clock set forward.')
})

test('the clock stays ahead after a restart, and due acts are done', async () => {
  await sandbox.app.close()
  sandbox = startTestSandbox(undefined, { SANDBOX_TIME_SCALE: '60000' })
  await payCashfreeOrder(sandbox.app)
  await refundCashfreeOrder(sandbox.app)
  await act(sandbox.app, 'clock', { minutes: 2 })
  // The due timers fire after this turn of the event loop.
  await new Promise((resolve) => setTimeout(resolve, 10))
  const url = `/pg/orders/${ORDER}/refunds/RF-1`
  const refund = await sandbox.app.inject({ url, headers: cashfreeHeaders() })
  expect(refund.json().refund_status).toBe('SUCCESS')
  await sandbox.app.close()
  sandbox = startTestSandbox(sandbox.dataDir)
  expect((await sandbox.app.inject('/sandbox/clock')).json().aheadMs).toBe(120_000)
  expect((await act(sandbox.app, 'clock', { minutes: -1 })).statusCode).toBe(400)
})
