import { buildOrder } from '../../../testing/orders'
import { sendCashfree, success } from '../testing/cashfree-message'
import { buildPayment, eventually, listRows, openPayPage, payByUpi } from '../testing/checkout'
import { startTestShop, type TestShop } from '../testing/test-shop'

let shop: TestShop
let asha: Awaited<ReturnType<TestShop['customer']>>

beforeAll(async () => {
  shop = await startTestShop({ isReachable: false })
  asha = await shop.customer('asha')
})
afterAll(() => shop.close())

async function payUnheard(orderId: string): Promise<void> {
  await asha.post('/api/orders', buildOrder(asha.id, orderId))
  const started = await asha.post('/api/payments/create', buildPayment(orderId))
  await payByUpi(await openPayPage(shop, started.json().payment.payment_link), 'testsuccess@gocash')
}

async function storedStatus(orderId: string): Promise<string> {
  return (await asha.get(`/api/orders/${orderId}`)).json().status
}

test('a shopper who returns before any webhook sees the order paid, because the gateway is asked [26.1]', async () => {
  await payUnheard('ORD-1')
  expect(await storedStatus('ORD-1')).toBe('Pending')
  expect((await asha.get('/api/payments/orders/ORD-1')).json()).toEqual({ orderId: 'ORD-1', status: 'Paid' })
})

test('a webhook that arrives after the shopper reports the same payment, which counts once', async () => {
  await payUnheard('ORD-late')
  await asha.get('/api/payments/orders/ORD-late')
  const [paid] = (await listRows(shop, 'ledger')).slice(-1)
  const ids = (await listRows(shop, 'gateway_orders')).map(({ gateway_order_id: id }) => String(id))
  const id = ids.find((one) => one.startsWith('ORD-late-')) ?? ''
  await sendCashfree(shop, success(id, String(paid?.gateway_id)))
  expect(await listRows(shop, 'gateway_events')).toMatchObject([{ outcome: 'repeated' }])
})

test('the order of a shopper who never returns is paid too, because the shop polls [26.12]', async () => {
  await payUnheard('ORD-2')
  shop.wait(30_000)
  expect(
    await eventually(
      () => storedStatus('ORD-2'),
      (status) => status === 'Paid',
    ),
  ).toBe('Paid')
})

test('a shopper who presses pay again after paying learns that the order is paid', async () => {
  await payUnheard('ORD-3')
  const again = await asha.post('/api/payments/create', buildPayment('ORD-3'))
  expect(again.statusCode).toBe(409)
  expect(again.json()).toMatchObject({ code: 'ALREADY_PAID' })
  expect(await storedStatus('ORD-3')).toBe('Paid')
})

test('an order whose lifetime at the gateway is over can still be paid, as a new order there', async () => {
  await asha.post('/api/orders', buildOrder(asha.id, 'ORD-4'))
  const first = await asha.post('/api/payments/create', buildPayment('ORD-4'))
  shop.wait(61 * 60_000)
  shop.gatewayWaits(61 * 60_000)
  const second = await asha.post('/api/payments/create', buildPayment('ORD-4'))
  expect(second.statusCode).toBe(201)
  expect(second.json().payment.payment_id).not.toBe(first.json().payment.payment_id)
  await payByUpi(await openPayPage(shop, second.json().payment.payment_link), 'testsuccess@gocash')
  expect((await asha.get('/api/payments/orders/ORD-4')).json()).toMatchObject({ status: 'Paid' })
})

test('a shopper who returns after hours pays on a new page, and the old one is closed even if the gateway kept it open [26.13]', async () => {
  await asha.post('/api/orders', buildOrder(asha.id, 'ORD-6'))
  const link = (await asha.post('/api/payments/create', buildPayment('ORD-6'))).json().payment.payment_link
  const oldPage = await openPayPage(shop, link)
  shop.wait(3 * 60 * 60_000)
  const again = await asha.post('/api/payments/create', buildPayment('ORD-6'))
  await payByUpi(oldPage, 'testsuccess@gocash')
  expect((await asha.get('/api/payments/orders/ORD-6')).json()).toMatchObject({ status: 'Pending' })
  await payByUpi(await openPayPage(shop, again.json().payment.payment_link), 'testsuccess@gocash')
  expect((await asha.get('/api/payments/orders/ORD-6')).json()).toMatchObject({ status: 'Paid' })
})

test('a gateway outage is reported to the shopper, loses nothing, and can be retried', async () => {
  await asha.post('/api/orders', buildOrder(asha.id, 'ORD-5'))
  await shop.stopGateway()
  const failed = await asha.post('/api/payments/create', buildPayment('ORD-5'))
  expect(failed.statusCode).toBe(502)
  expect(failed.json()).toMatchObject({
    code: 'GATEWAY_FAILED',
    error: 'The payment gateway cannot be reached at the moment. Please try again.',
  })
  expect((await asha.get('/api/payments/orders/ORD-5')).json()).toEqual({
    orderId: 'ORD-5',
    status: 'Pending',
  })
})
