import { phonePeVerify } from '../../providers/phonepe/v1/phonepe-signature'
import { listRows, untilApplied } from '../../testing/checkout'
import { findGatewayId, listEvents, shopperSteps } from '../../testing/shopper-steps'
import { startTestShop, type TestShop } from '../../testing/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

test('a genuine message of one gateway cannot pay an order at another [26.11]', async () => {
  const asha = await shop.customer()
  const steps = shopperSteps(shop, asha)
  const orderId = await steps.place()
  await steps.startPaying(orderId)
  const merchantTransactionId = await findGatewayId(shop, orderId)
  const content = {
    success: true,
    code: 'PAYMENT_SUCCESS',
    message: 'Paid.',
    data: { merchantTransactionId, transactionId: 'T1', amount: 17_500, state: 'COMPLETED' },
  }
  const response = Buffer.from(JSON.stringify(content)).toString('base64')
  const salt = { key: '099eb0cd-02cf-4e2a-8aca-3e6c6aff0399', index: '1' }
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/phonepe/callback',
    payload: { response },
    headers: { 'x-verify': phonePeVerify(response, salt) },
  })
  expect(answer.statusCode).toBe(200)
  await untilApplied(shop)
  expect(await steps.storedStatus(orderId)).toBe('Pending')
  expect(await listEvents(shop, orderId)).toEqual(['placed'])
  expect(await listRows(shop, 'gateway_events')).toEqual([
    expect.objectContaining({ provider: 'phonepe-v1', outcome: 'unmatched' }),
  ])
})
