import { createHash } from 'node:crypto'
import { createGatewayEventsRepository } from './gateway-events.repository'
import { cashfreeSignature } from './providers/cashfree-signature'
import { eventually, openPayPage, orderOf, payByUpi, paymentOf, rowsOf } from './testing/checkout'
import { startTestShop, type TestShop } from './testing/test-shop'

let shop: TestShop
type Shopper = Awaited<ReturnType<TestShop['customer']>>
let asha: Shopper
let ravi: Shopper
let count = 0

beforeAll(async () => {
  shop = await startTestShop()
  asha = await shop.customer('asha')
  ravi = await shop.customer('ravi')
}, 60_000)
afterAll(() => shop.close())

async function place(shopper = asha): Promise<string> {
  count += 1
  const orderId = `ORD-${count}`
  const placed = await shopper.post('/api/orders', orderOf(shopper.id, orderId))
  expect(placed.statusCode).toBe(201)
  return orderId
}

async function startPaying(orderId: string, shopper = asha): Promise<string> {
  const started = await shopper.post('/api/payments/create', paymentOf(orderId))
  expect(started.json()).toEqual({
    payment: { payment_link: expect.stringContaining('/pay/'), payment_id: expect.any(String) },
  })
  expect(started.statusCode).toBe(201)
  return started.json().payment.payment_link
}

const isPaid = (status: string) => status === 'Paid'

/** As the order's page shows it, without asking the gateway. */
async function storedStatus(orderId: string): Promise<string> {
  return (await asha.get(`/api/orders/${orderId}`)).json().status
}

async function askedStatus(orderId: string) {
  return (await asha.get(`/api/payments/orders/${orderId}`)).json()
}

async function gatewayIdOf(orderId: string): Promise<string> {
  const records = await rowsOf(shop, 'gateway_orders')
  return String(
    records.find((record) => String(record.gateway_order_id).startsWith(`${orderId}-`))?.gateway_order_id,
  )
}

async function eventsOf(orderId: string): Promise<unknown[]> {
  const order = (await rowsOf(shop, 'orders')).find((row) => row.order_id === orderId)
  const events = await rowsOf(shop, 'order_events')
  return events.filter((event) => event.order === order?.id).map((event) => event.what)
}

function send(body: string, headers: Record<string, string> = {}) {
  const timestamp = '1746427759733'
  return shop.app.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    payload: body,
    headers: {
      'content-type': 'application/json',
      'x-webhook-timestamp': timestamp,
      'x-webhook-signature': cashfreeSignature('TEST_CLIENT_SECRET', timestamp, Buffer.from(body)),
      ...headers,
    },
  })
}

function webhook(
  orderId: string,
  status: string,
  paymentId: string,
  amount: number | string = 175,
  currency = 'INR',
) {
  return JSON.stringify({
    type: `PAYMENT_${status}_WEBHOOK`,
    data: {
      order: { order_id: orderId, order_amount: amount, order_currency: currency },
      payment: {
        cf_payment_id: paymentId,
        payment_status: status,
        payment_message: `${status}!`,
        payment_time: null,
      },
    },
  })
}

test('a shopper pays on the gateway’s page, its webhook pays the order once, and a mail says so', async () => {
  const orderId = await place()
  const page = await openPayPage(shop, await startPaying(orderId))
  expect(await payByUpi(page, 'testsuccess@gocash')).toBe(
    `${shop.publicOrigin}/thank-you?order_id=${orderId}`,
  )
  expect(
    await eventually(
      () => storedStatus(orderId),
      (status) => status === 'Paid',
    ),
  ).toBe('Paid')
  expect(await eventsOf(orderId)).toEqual(['Pending', 'Paid'])
  expect(shop.mails.filter((mail) => mail.subject.includes(`${orderId} `))).toHaveLength(1)
})

test('a payment that fails says why, and the order can be paid again', async () => {
  const orderId = await place()
  const page = await openPayPage(shop, await startPaying(orderId))
  await payByUpi(page, 'testfailure@gocash')
  await eventually(
    () => storedStatus(orderId),
    (status) => status === 'Failed',
  )
  expect(await askedStatus(orderId)).toEqual({
    orderId,
    status: 'Failed',
    message: expect.stringMatching(/\w+/),
  })

  const again = await openPayPage(shop, await startPaying(orderId))
  expect(await askedStatus(orderId)).toEqual({ orderId, status: 'Pending' })
  await payByUpi(again, 'testsuccess@gocash')
  expect(
    await eventually(
      () => storedStatus(orderId),
      (status) => status === 'Paid',
    ),
  ).toBe('Paid')
  expect(await eventsOf(orderId)).toEqual(['Pending', 'Failed', 'Pending', 'Paid'])
})

test('a paid order is not paid again', async () => {
  const orderId = await place()
  await startPaying(orderId)
  await send(webhook(await gatewayIdOf(orderId), 'SUCCESS', 'p-again'))
  const again = await asha.post('/api/payments/create', paymentOf(orderId))
  expect(again.statusCode).toBe(409)
  expect(again.json()).toMatchObject({ code: 'ALREADY_PAID', error: `Order ${orderId} is paid already.` })
})

test('twenty times the same webhook at once pays once', async () => {
  const orderId = await place()
  await startPaying(orderId)
  const body = webhook(await gatewayIdOf(orderId), 'SUCCESS', 'p-20')
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(body)))
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array(20).fill(200))
  expect(await eventsOf(orderId)).toEqual(['Pending', 'Paid'])
  const hash = createHash('sha256').update(body).digest('hex')
  const stored = (await rowsOf(shop, 'gateway_events')).filter((event) => event.content_hash === hash)
  expect(stored).toEqual([expect.objectContaining({ outcome: 'applied' })])
})

test('a failure after the success changes nothing', async () => {
  const orderId = await place()
  await startPaying(orderId)
  const id = await gatewayIdOf(orderId)
  await send(webhook(id, 'SUCCESS', 'p-1'))
  expect((await send(webhook(id, 'FAILED', 'p-0'))).statusCode).toBe(200)
  expect((await send(webhook(id, 'USER_DROPPED', 'p-2'))).statusCode).toBe(200)
  expect(await storedStatus(orderId)).toBe('Paid')
})

test('a success after a failure pays', async () => {
  const orderId = await place()
  await startPaying(orderId)
  const id = await gatewayIdOf(orderId)
  await send(webhook(id, 'FAILED', 'p-1'))
  expect(await storedStatus(orderId)).toBe('Failed')
  await send(webhook(id, 'SUCCESS', 'p-2'))
  expect(await storedStatus(orderId)).toBe('Paid')
})

test.each([
  ['one rupee less', 174, 'INR'],
  ['another currency', 175, 'USD'],
  ['no amount', 'lots', 'INR'],
])('a webhook with %s is acknowledged, held and pays nothing', async (_, amount, currency) => {
  const orderId = await place()
  await startPaying(orderId)
  const body = webhook(await gatewayIdOf(orderId), 'SUCCESS', 'p-1', amount, currency)
  expect((await send(body)).statusCode).toBe(200)
  expect(await storedStatus(orderId)).toBe('Pending')
  expect(await eventsOf(orderId)).toEqual(['Pending', 'held paid p-1'])
})

test('a webhook about an order that is not ours is acknowledged and kept', async () => {
  const body = webhook('somebody-else', 'SUCCESS', 'p-1')
  expect((await send(body)).statusCode).toBe(200)
  expect(await rowsOf(shop, 'gateway_events')).toContainEqual(
    expect.objectContaining({ body, outcome: 'parked' }),
  )
})

test.each([
  ['no signature', { 'x-webhook-signature': '' }],
  ['another’s signature', { 'x-webhook-signature': 'wXWGCdvOBhQ8bAlETGHO5jLSodLlRHP7quL/sILEJR0=' }],
  ['another timestamp', { 'x-webhook-timestamp': '1746427759734' }],
])('a webhook with %s is refused and not kept', async (_, headers) => {
  const orderId = await place()
  await startPaying(orderId)
  const before = (await rowsOf(shop, 'gateway_events')).length
  const body = webhook(await gatewayIdOf(orderId), 'SUCCESS', 'p-1')
  expect((await send(body, headers)).statusCode).toBe(401)
  expect(await storedStatus(orderId)).toBe('Pending')
  expect(await rowsOf(shop, 'gateway_events')).toHaveLength(before)
})

test('a webhook stored by a process that died then is applied later', async () => {
  const orderId = await place()
  await startPaying(orderId)
  const body = webhook(await gatewayIdOf(orderId), 'SUCCESS', 'p-1')
  await createGatewayEventsRepository(shop.database).store('cashfree', body, new Date(Date.now() - 60_000))
  expect(await storedStatus(orderId)).toBe('Pending')
  expect(await eventually(() => storedStatus(orderId), isPaid)).toBe('Paid')
})

test('starting to pay many times at once leads to one order at the gateway', async () => {
  const orderId = await place()
  const started = await Promise.all(
    Array.from({ length: 10 }, () => asha.post('/api/payments/create', paymentOf(orderId))),
  )
  expect(new Set(started.map((answer) => answer.json().payment.payment_id)).size).toBe(1)
  const records = await rowsOf(shop, 'gateway_orders')
  expect(records.filter((record) => String(record.gateway_order_id).startsWith(`${orderId}-`))).toHaveLength(
    1,
  )
})

test.each([
  ['nothing to pay', { order_amount: 0 }, 'Order amount must be greater than zero.'],
  ['less than nothing', { order_amount: -175 }, 'Order amount must be greater than zero.'],
  ['an amount that is none', { order_amount: '1e3' }, 'Order amount must be greater than zero.'],
  ['an order id with a slash', { order_id: 'ORD/1' }, 'Invalid order ID format.'],
  [
    'no customer',
    { customer_details: undefined },
    'Missing customer details. Please ensure all address fields are filled.',
  ],
  [
    'no e-mail',
    { customer_details: { ...paymentOf('x').customer_details, customer_email: 'asha' } },
    'Invalid email address.',
  ],
  [
    'a short phone number',
    { customer_details: { ...paymentOf('x').customer_details, customer_phone: '98765' } },
    'Invalid phone number: Phone number must be exactly 10 digits long.',
  ],
])('a request to pay with %s is refused in the specified words', async (_, change, message) => {
  const orderId = await place()
  const refused = await asha.post('/api/payments/create', paymentOf(orderId, change))
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ message, error: message })
})

test('a request to pay another amount than the order’s is refused with the right one', async () => {
  const orderId = await place()
  const refused = await asha.post('/api/payments/create', paymentOf(orderId, { order_amount: 1 }))
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({ code: 'PRICE_CHANGED', figures: { total: 175 } })
})

test('a shopper can neither pay for nor see another’s order', async () => {
  const orderId = await place()
  expect((await ravi.post('/api/payments/create', paymentOf(orderId))).statusCode).toBe(404)
  expect((await ravi.get(`/api/payments/orders/${orderId}`)).statusCode).toBe(404)
  expect((await ravi.get(`/api/orders/${orderId}`)).statusCode).toBe(404)
})

test('two shoppers whose orders have the same id pay each for their own', async () => {
  const orderId = await place()
  await ravi.post('/api/orders', orderOf(ravi.id, orderId))
  const page = await openPayPage(shop, await startPaying(orderId, ravi))
  await payByUpi(page, 'testsuccess@gocash')
  const status = async () => (await ravi.get(`/api/orders/${orderId}`)).json().status
  expect(await eventually(status, isPaid)).toBe('Paid')
  expect(await storedStatus(orderId)).toBe('Pending')
})

test('a pay link that is forged leads nowhere, in words', async () => {
  const forged = await fetch(`${shop.publicOrigin}/pay/abc.zzzzzzzzz.def`)
  expect(forged.status).toBe(410)
  expect(await forged.text()).toContain('This payment link has expired')
})

test('the page on the way to the gateway runs the shop’s own script only, and posts to the gateway alone', async () => {
  const page = await fetch(await startPaying(await place()))
  expect(page.headers.get('content-security-policy')).toMatch(
    /script-src 'self'.*form-action http:\/\/127\.0\.0\.1:\d+$/,
  )
  expect(await page.text()).toContain('<button type="submit">Continue to payment</button>')
  const script = await fetch(`${shop.publicOrigin}/pay/submit.js`)
  expect(script.headers.get('content-type')).toContain('text/javascript')
})
