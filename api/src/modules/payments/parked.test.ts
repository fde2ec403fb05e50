import { paise } from 'shared-contracts/domain/money'
import { cashfreeSignature } from './providers/cashfree-signature'
import { openPayPage, orderOf, payByUpi, paymentOf, untilApplied } from './testing/checkout'
import { startTestShop, type TestShop } from './testing/test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
}, 60_000)
afterAll(() => shop.close())

async function send(orderId: string, amount: number) {
  const order = { order_id: orderId, order_amount: amount, order_currency: 'INR' }
  const payment = { cf_payment_id: 'p-9', payment_status: 'SUCCESS' }
  const body = JSON.stringify({ type: 'PAYMENT_SUCCESS_WEBHOOK', data: { order, payment } })
  const signature = cashfreeSignature('TEST_CLIENT_SECRET', '1', Buffer.from(body))
  const headers = { 'x-webhook-timestamp': '1', 'x-webhook-signature': signature }
  await shop.app.inject({ method: 'POST', url: '/api/payments/webhook', payload: body, headers })
  await untilApplied(shop)
}

test('the owner sees money for an order that is not the shop’s, and of another amount', async () => {
  const asha = await shop.customer('asha')
  await asha.post('/api/orders', orderOf(asha.id, 'ORD-1'))
  const link = (await asha.post('/api/payments/create', paymentOf('ORD-1'))).json().payment.payment_link
  await payByUpi(await openPayPage(shop, link), 'testsuccess@gocash')
  await untilApplied(shop)
  expect(await shop.app.payments.parked()).toBe('Payments held: 0\nMessages of gateways parked: 0')

  await send('somebody-elses', 175)
  const { rows } = await shop.database.connection().execute('select gateway_order_id from gateway_orders')
  await send(String((rows[0] as { gateway_order_id: string }).gateway_order_id), 1)
  const parked = (await shop.app.payments.parked()).split('\n')
  expect(parked).toEqual([
    'Payments held: 1',
    expect.stringMatching(/^ORD-1 .* held paid p-9: The gateway speaks of 100 paise in INR/),
    'Messages of gateways parked: 2',
    expect.stringMatching(/^#\d+ .* cashfree, parked: .*somebody-elses/),
    expect.stringMatching(/^#\d+ .* cashfree, held: /),
  ])

  await shop.app.payments.refund({ order: 'ORD-1', amount: paise(100), reason: 'Held', who: 'owner' })
  expect(await shop.app.payments.parked()).toMatch('Payments held: 0')
})
