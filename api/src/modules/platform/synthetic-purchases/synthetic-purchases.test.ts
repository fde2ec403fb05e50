import { eventually } from '../../../testing/eventually'
import { listRows, openPayPage, payByUpi } from '../../payments/testing/checkout'
import { shopperSteps } from '../../payments/testing/shopper-steps'
import { startTestShop, type TestShop } from '../../payments/testing/test-shop'

const CHECK_EMAIL = 'check-1@example.in'

let shop: TestShop
let checker: Awaited<ReturnType<TestShop['customer']>>
beforeAll(async () => {
  shop = await startTestShop({ settings: { CHECK_EMAIL } })
  checker = await shop.customer('check')
})
afterAll(() => shop.close())

const age = async () => /^shop_check_age_seconds (.*)$/m.exec((await shop.app.inject('/metrics')).body)?.[1]

test('a shop without a successful check reports an infinite age', async () => {
  expect(checker.email).toBe(CHECK_EMAIL)
  expect(await age()).toBe('+Inf')
})

test("a check's payment is refunded automatically, and the shop knows how long ago a check succeeded", async () => {
  const steps = shopperSteps(shop, checker)
  const orderId = await steps.place()
  await payByUpi(await openPayPage(shop, await steps.startPaying(orderId)), 'testsuccess@gocash')
  await eventually(async () => (await steps.storedStatus(orderId)) === 'Refunded')
  expect(await listRows(shop, 'refunds')).toMatchObject([{ amount: 17500, who: 'check' }])

  expect((await checker.post('/api/synthetic-purchases', { orderId })).statusCode).toBe(201)
  expect((await checker.post('/api/synthetic-purchases', { orderId })).statusCode).toBe(201)
  expect(await age()).toBe('0')
  expect((await checker.get('/api/synthetic-purchases')).json()).toEqual({
    lastDoneAt: expect.stringMatching(/^20/),
  })
  shop.wait(600_000)
  expect(await age()).toBe('600')
})

test('another customer cannot record a check, and keeps their purchase', async () => {
  const asha = await shop.customer('asha')
  const steps = shopperSteps(shop, asha)
  const orderId = await steps.place()
  await payByUpi(await openPayPage(shop, await steps.startPaying(orderId)), 'testsuccess@gocash')
  await eventually(async () => (await steps.storedStatus(orderId)) === 'Paid')
  const answer = await asha.post('/api/synthetic-purchases', { orderId })
  expect(answer.statusCode).toBe(403)
  expect((await asha.get('/api/synthetic-purchases')).statusCode).toBe(403)
  const later = await shopperSteps(shop, checker).place()
  await payByUpi(
    await openPayPage(shop, await shopperSteps(shop, checker).startPaying(later)),
    'testsuccess@gocash',
  )
  await eventually(async () => (await listRows(shop, 'refunds')).length === 2)
  expect(await steps.storedStatus(orderId)).toBe('Paid')
})

test.each([
  ['an unknown order', { orderId: 'ORD-404' }, 404],
  ['no order', {}, 400],
  ['a list', { orderId: ['ORD-1'] }, 400],
  ['a script', { orderId: '<script>' }, 400],
])('%s is refused, and no check is recorded', async (_, body, status) => {
  const before = await listRows(shop, 'synthetic_purchases')
  expect((await checker.post('/api/synthetic-purchases', body)).statusCode).toBe(status)
  expect(await listRows(shop, 'synthetic_purchases')).toEqual(before)
})

test('without a check customer nobody can record a check, and no age is reported', async () => {
  const other = await startTestShop()
  const asha = await other.customer()
  expect((await asha.post('/api/synthetic-purchases', { orderId: 'ORD-1' })).statusCode).toBe(403)
  expect((await other.app.inject('/metrics')).body).not.toContain('shop_check_age_seconds')
  await other.close()
})
