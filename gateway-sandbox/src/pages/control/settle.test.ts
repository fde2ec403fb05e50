import {
  cashfreeOrderStatus,
  openCashfreeOrder,
  openPhonepePayment,
  pay,
  phonepeStatus,
} from '../../testing/merchant'
import { startTestSandbox, type TestSandbox } from '../../testing/test-sandbox'

let sandbox: TestSandbox
beforeEach(() => {
  sandbox = startTestSandbox()
})
afterEach(() => sandbox.app.close())

function settle(id: string, outcome: unknown) {
  return sandbox.app.inject({ method: 'POST', url: `/sandbox/orders/${id}/settle`, payload: { outcome } })
}

test.each([
  ['success', 'PAID'],
  ['failure', 'ACTIVE'],
])('a pending payment settled as %s leaves the order %s', async (outcome, status) => {
  const page = await openCashfreeOrder(sandbox.app)
  await pay(sandbox.app, page, { method: 'netbanking', bank: 'Pending bank' })
  expect((await settle('ORD-1732195022000', outcome)).statusCode).toBe(200)
  expect(await cashfreeOrderStatus(sandbox.app)).toBe(status)
  expect((await settle('ORD-1732195022000', outcome)).statusCode).toBe(409)
})

test('a pending PhonePe payment can be settled too', async () => {
  const page = await openPhonepePayment(sandbox.app)
  await pay(sandbox.app, page, { method: 'upi', upiId: 'pending@ybl' })
  await settle('MT1', 'success')
  expect((await phonepeStatus(sandbox.app)).json().data.state).toBe('COMPLETED')
})

test('an order paid by a later attempt is not paid again by an earlier one', async () => {
  const page = await openCashfreeOrder(sandbox.app)
  await pay(sandbox.app, page, { method: 'upi', upiId: 'testpending@gocash' })
  await pay(sandbox.app, page, { method: 'upi', upiId: 'testsuccess@gocash' })
  expect((await settle('ORD-1732195022000', 'success')).statusCode).toBe(409)
})

test('an unknown order and an unknown outcome are refused', async () => {
  expect((await settle('ORD-0', 'success')).statusCode).toBe(404)
  expect((await settle('ORD-0', 'maybe')).statusCode).toBe(400)
})
