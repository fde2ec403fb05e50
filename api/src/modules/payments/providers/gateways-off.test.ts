import { buildPayment, listRows } from '../testing/checkout'
import { shopperSteps } from '../testing/shopper-steps'
import { startTestShop } from '../testing/test-shop'

test('a shop without gateways takes orders and says that it takes no payments', async () => {
  const shop = await startTestShop({ settings: { CASHFREE: 'off', PHONEPE: 'off' } })
  const asha = await shop.customer('asha')
  const orderId = await shopperSteps(shop, asha).place()
  const started = await asha.post('/api/payments/create', buildPayment(orderId))
  expect(started.json()).toMatchObject({ message: 'This payment method isn’t available right now.' })
  const form = { amount: 10, phone: '9876543210', name: 'Asha Rao' }
  const alone = await shop.visitor().post('/api/phonepe/initiate', form)
  expect(alone.json()).toMatchObject({ message: 'This payment method isn’t available right now.' })
  expect([started.statusCode, alone.statusCode]).toEqual([502, 502])
  expect(await listRows(shop, 'gateway_orders')).toEqual([])
  expect(await listRows(shop, 'stand_alone_payments')).toEqual([])
  await shop.close()
})
