import { buildOrder } from '../../../testing/orders'
import { buildPayment, eventually, listRows, openPayPage, payByUpi } from '../testing/checkout'
import { shopperSteps } from '../testing/shopper-steps'
import { startTestShop, type TestShop } from '../testing/test-shop'

const MINUTE = 60_000

let shop: TestShop
let asha: Awaited<ReturnType<TestShop['customer']>>
let steps: ReturnType<typeof shopperSteps>

beforeEach(async () => {
  shop = await startTestShop({ isReachable: false })
  asha = await shop.customer('asha')
  steps = shopperSteps(shop, asha)
})
afterEach(() => shop.close())

async function start(orderId: string) {
  await asha.post('/api/orders', buildOrder(asha.id, orderId))
  return asha.post('/api/payments/create', buildPayment(orderId))
}

/** Waits until no order is left to poll. */
async function waitUntilOver(): Promise<void> {
  const records = await eventually(
    () => listRows(shop, 'gateway_orders'),
    (found) => found.every(({ next_question_at, attempts }) => next_question_at === null && attempts === 0),
  )
  expect(records).toEqual([expect.objectContaining({ next_question_at: null, attempts: 0 })])
}

test('an unpaid order is closed at its gateway after an hour and no longer polled [26.13]', async () => {
  const page = await openPayPage(shop, (await start('ORD-1')).json().payment.payment_link)
  // The gateway's clock does not move, as if the gateway kept the order open for a month.
  shop.wait(66 * MINUTE)
  await waitUntilOver()
  await payByUpi(page, 'testsuccess@gocash')
  expect(await steps.askedStatus('ORD-1')).toMatchObject({ status: 'Failed' })
})

test('an order paid in its last minute turns out paid when it is closed', async () => {
  const page = await openPayPage(shop, (await start('ORD-1')).json().payment.payment_link)
  await payByUpi(page, 'testsuccess@gocash')
  shop.wait(66 * MINUTE)
  await waitUntilOver()
  expect(await steps.storedStatus('ORD-1')).toBe('Paid')
})

test('an order that never reached its gateway is not polled after an hour, and can still be paid', async () => {
  await shop.stopGateway()
  expect((await start('ORD-1')).statusCode).toBe(502)
  await shop.startGateway()
  shop.wait(66 * MINUTE)
  await waitUntilOver()
  const again = await asha.post('/api/payments/create', buildPayment('ORD-1'))
  const page = await openPayPage(shop, again.json().payment.payment_link)
  shop.wait(MINUTE)
  await payByUpi(page, 'testsuccess@gocash')
  expect(await steps.askedStatus('ORD-1')).toMatchObject({ status: 'Paid' })
})
