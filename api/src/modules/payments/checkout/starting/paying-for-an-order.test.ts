import { buildOrder } from '../../../../testing/orders'
import { buildPayment, eventually, listMails, listRows, openPayPage, payByUpi } from '../../testing/checkout'
import { isPaid, listEvents, type Shopper, shopperSteps } from '../../testing/shopper-steps'
import { startTestShop, type TestShop } from '../../testing/test-shop'

let shop: TestShop
let asha: Shopper
let ravi: Shopper
let steps: ReturnType<typeof shopperSteps>
let ofRavi: ReturnType<typeof shopperSteps>

beforeAll(async () => {
  shop = await startTestShop()
  asha = await shop.customer('asha')
  ravi = await shop.customer('ravi')
  steps = shopperSteps(shop, asha)
  ofRavi = shopperSteps(shop, ravi)
})
afterAll(() => shop.close())

test('a shopper pays on the gateway’s page, its webhook pays the order once, and a confirmation is mailed [23.11, 26.1]', async () => {
  const orderId = await steps.place()
  const page = await openPayPage(shop, await steps.startPaying(orderId))
  expect(await payByUpi(page, 'testsuccess@gocash')).toMatch(
    new RegExp(`^${shop.publicOrigin}/thank-you\\?order_id=${orderId}&token=.+$`),
  )
  expect(
    await eventually(
      () => steps.storedStatus(orderId),
      (status) => status === 'Paid',
    ),
  ).toBe('Paid')
  expect(await listEvents(shop, orderId)).toEqual(['placed', 'paid'])
  expect(await listMails(shop, orderId)).toHaveLength(1)
})

test('a failed payment shows the reason, and the order can be paid again', async () => {
  const orderId = await steps.place()
  const page = await openPayPage(shop, await steps.startPaying(orderId))
  await payByUpi(page, 'testfailure@gocash')
  await eventually(
    () => steps.storedStatus(orderId),
    (status) => status === 'Failed',
  )
  expect(await steps.askedStatus(orderId)).toEqual({
    orderId,
    status: 'Failed',
    message: expect.stringMatching(/\w+/),
  })

  const again = await openPayPage(shop, await steps.startPaying(orderId))
  expect(await steps.askedStatus(orderId)).toEqual({ orderId, status: 'Pending' })
  await payByUpi(again, 'testsuccess@gocash')
  expect(
    await eventually(
      () => steps.storedStatus(orderId),
      (status) => status === 'Paid',
    ),
  ).toBe('Paid')
  expect(await listEvents(shop, orderId)).toEqual(['placed', 'failed', 'reopened', 'paid'])
})

test('starting to pay many times at once creates one order at the gateway [11.38, 23.11]', async () => {
  const orderId = await steps.place()
  const started = await Promise.all(
    Array.from({ length: 10 }, () => asha.post('/api/payments/create', buildPayment(orderId))),
  )
  expect(new Set(started.map((answer) => answer.json().payment.payment_id)).size).toBe(1)
  const records = await listRows(shop, 'gateway_orders')
  expect(records.filter((record) => String(record.gateway_order_id).startsWith(`${orderId}-`))).toHaveLength(
    1,
  )
})

test.each([
  ['nothing to pay', { order_amount: 0 }, 'Order amount must be greater than zero.'],
  ['a negative amount', { order_amount: -175 }, 'Order amount must be greater than zero.'],
  ['an invalid amount', { order_amount: '1e3' }, 'Order amount must be greater than zero.'],
  ['an order id with a slash', { order_id: 'ORD/1' }, 'Invalid order ID format.'],
  [
    'no customer',
    { customer_details: undefined },
    'Missing customer details. Please ensure all address fields are filled.',
  ],
  [
    'no email address',
    { customer_details: { ...buildPayment('x').customer_details, customer_email: 'asha' } },
    'Invalid email address.',
  ],
  [
    'a short phone number',
    { customer_details: { ...buildPayment('x').customer_details, customer_phone: '98765' } },
    'Invalid phone number: Phone number must be exactly 10 digits long.',
  ],
])('a payment request with %s is refused with the specified message [23.11]', async (_, change, message) => {
  const orderId = await steps.place()
  const refused = await asha.post('/api/payments/create', buildPayment(orderId, change))
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ message, error: message })
})

test('a payment request with the wrong amount is refused with the right one', async () => {
  const orderId = await steps.place()
  const refused = await asha.post('/api/payments/create', buildPayment(orderId, { order_amount: 1 }))
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({ code: 'PRICE_CHANGED', figures: { total: 175 } })
})

test('a shopper can neither pay for nor see another’s order [12.7]', async () => {
  const orderId = await steps.place()
  expect((await ravi.post('/api/payments/create', buildPayment(orderId))).statusCode).toBe(404)
  expect((await ravi.get(`/api/payments/orders/${orderId}`)).statusCode).toBe(404)
  expect((await ravi.get(`/api/orders/${orderId}`)).statusCode).toBe(404)
})

test('two shoppers whose orders share an id each pay for their own', async () => {
  const orderId = await steps.place()
  await ravi.post('/api/orders', buildOrder(ravi.id, orderId))
  const page = await openPayPage(shop, await ofRavi.startPaying(orderId))
  await payByUpi(page, 'testsuccess@gocash')
  const status = async () => (await ravi.get(`/api/orders/${orderId}`)).json().status
  expect(await eventually(status, isPaid)).toBe('Paid')
  expect(await steps.storedStatus(orderId)).toBe('Pending')
})

test('a forged pay link shows an error page', async () => {
  const forged = await fetch(`${shop.publicOrigin}/pay/abc.zzzzzzzzz.def`)
  expect(forged.status).toBe(410)
  expect(await forged.text()).toContain('This payment link has expired')
})

test('the redirect page runs only the shop’s script and posts only to the gateway', async () => {
  const page = await fetch(await steps.startPaying(await steps.place()))
  expect(page.headers.get('content-security-policy')).toMatch(
    /script-src 'self'; img-src 'self'; .*form-action http:\/\/127\.0\.0\.1:\d+$/,
  )
  expect(await page.text()).toContain('<button type="submit">Continue to payment</button>')
  const script = await fetch(`${shop.publicOrigin}/pay/submit.js`)
  expect(script.headers.get('content-type')).toContain('text/javascript')
})
