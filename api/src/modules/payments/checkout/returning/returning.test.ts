import { buildPayment, eventually, openPayPage, payByUpi } from '../../testing/checkout'
import { isPaid, type Shopper, shopperSteps } from '../../testing/shopper-steps'
import { startTestShop, type TestShop } from '../../testing/test-shop'

let shop: TestShop
let asha: Shopper
let steps: ReturnType<typeof shopperSteps>

beforeAll(async () => {
  shop = await startTestShop()
  asha = await shop.customer('asha')
  steps = shopperSteps(shop, asha)
})
afterAll(() => shop.close())

/** Goes to the gateway's page and back. @returns the return address's query */
async function comeBack(orderId: string, upiId: string): Promise<URLSearchParams> {
  const page = await openPayPage(shop, await steps.startPaying(orderId))
  return new URL(await payByUpi(page, upiId)).searchParams
}

const ask = (token: string | null) => shop.visitor().get(`/api/payments/return?token=${token}`)

test('a shopper who returns in another browser sees that the order is paid, but no personal data [12.8]', async () => {
  const orderId = await steps.place()
  const back = await comeBack(orderId, 'testsuccess@gocash')
  expect(back.get('order_id')).toBe(orderId)
  const answer = await ask(back.get('token'))
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ orderId, status: 'Paid' })
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('a failed payment can be repeated in another browser, for the same order [12.8]', async () => {
  const orderId = await steps.place()
  const token = (await comeBack(orderId, 'testfailure@gocash')).get('token')
  expect((await ask(token)).json()).toEqual({ orderId, status: 'Failed' })
  const again = await shop.visitor().post('/api/payments/return/again', { token })
  expect(again.statusCode).toBe(201)
  await payByUpi(await openPayPage(shop, again.json().payment.payment_link), 'testsuccess@gocash')
  expect(await eventually(() => steps.storedStatus(orderId), isPaid)).toBe('Paid')
  const late = await shop.visitor().post('/api/payments/return/again', { token })
  expect(late.statusCode).toBe(409)
  expect(late.json()).toMatchObject({ code: 'ALREADY_PAID' })
})

test.each([
  ['forged', (token: string) => token.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'))],
  ['missing', () => ''],
  ['a pay link’s', (_: string, link: string) => link.split('/').at(-1) ?? ''],
])('a return whose token is %s shows nothing', async (_, forge) => {
  const orderId = await steps.place()
  const link = await steps.startPaying(orderId)
  const token = (await comeBack(orderId, 'testpending@gocash')).get('token') ?? ''
  expect((await ask(token)).json()).toEqual({ orderId, status: 'Pending' })
  expect((await ask(forge(token, link))).statusCode).toBe(404)
})

test('a return link expires after a day [12.8]', async () => {
  const orderId = await steps.place()
  const token = (await comeBack(orderId, 'testsuccess@gocash')).get('token')
  shop.wait(24 * 3_600_000)
  expect((await ask(token)).statusCode).toBe(404)
  expect((await asha.post('/api/payments/create', buildPayment(orderId))).statusCode).toBe(409)
})
