import { createHash } from 'node:crypto'
import { cashfreeSignature } from '../providers/cashfree/cashfree-signature'
import { buildPayment, eventually, listRows, untilApplied } from '../testing/checkout'
import { findGatewayId, isPaid, listEvents, type Shopper, shopperSteps } from '../testing/shopper-steps'
import { startTestShop, type TestShop } from '../testing/test-shop'
import { createGatewayEventsRepository } from './gateway-events.repository'

let shop: TestShop
let asha: Shopper
let steps: ReturnType<typeof shopperSteps>

beforeAll(async () => {
  shop = await startTestShop()
  asha = await shop.customer('asha')
  steps = shopperSteps(shop, asha)
})
afterAll(() => shop.close())

async function send(body: string, headers: Record<string, string> = {}) {
  const timestamp = '1746427759733'
  const answer = await shop.app.inject({
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
  await untilApplied(shop)
  return answer
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

test('a paid order is not paid again', async () => {
  const orderId = await steps.place()
  await steps.startPaying(orderId)
  await send(webhook(await findGatewayId(shop, orderId), 'SUCCESS', 'p-again'))
  const again = await asha.post('/api/payments/create', buildPayment(orderId))
  expect(again.statusCode).toBe(409)
  expect(again.json()).toMatchObject({
    code: 'ALREADY_PAID',
    error: `Order ${orderId} has already been paid.`,
  })
})

test('the same webhook sent a hundred times at once pays once, and so does a replay the next day [23.12, 26.7]', async () => {
  const orderId = await steps.place()
  await steps.startPaying(orderId)
  const body = webhook(await findGatewayId(shop, orderId), 'SUCCESS', 'p-20')
  const answers = await Promise.all(Array.from({ length: 100 }, () => send(body)))
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array(100).fill(200))
  shop.wait(24 * 3_600_000)
  expect((await send(body)).statusCode).toBe(200)
  expect(await listEvents(shop, orderId)).toEqual(['placed', 'paid'])
  const hash = createHash('sha256').update(body).digest('hex')
  const stored = (await listRows(shop, 'gateway_events')).filter((event) => event.content_hash === hash)
  expect(stored).toEqual([expect.objectContaining({ outcome: 'applied' })])
})

test('a failure after the success changes nothing [26.6]', async () => {
  const orderId = await steps.place()
  await steps.startPaying(orderId)
  const id = await findGatewayId(shop, orderId)
  await send(webhook(id, 'SUCCESS', 'p-1'))
  expect((await send(webhook(id, 'FAILED', 'p-0'))).statusCode).toBe(200)
  expect((await send(webhook(id, 'USER_DROPPED', 'p-2'))).statusCode).toBe(200)
  expect(await steps.storedStatus(orderId)).toBe('Paid')
})

test('a success after a failure pays [26.6]', async () => {
  const orderId = await steps.place()
  await steps.startPaying(orderId)
  const id = await findGatewayId(shop, orderId)
  await send(webhook(id, 'FAILED', 'p-1'))
  expect(await steps.storedStatus(orderId)).toBe('Failed')
  await send(webhook(id, 'SUCCESS', 'p-3'))
  expect(await steps.storedStatus(orderId)).toBe('Paid')
})

test.each([
  ['one rupee less', 174, 'INR'],
  ['another currency', 175, 'USD'],
])('a webhook with %s is acknowledged and held, and pays nothing [26.9]', async (_, amount, currency) => {
  const orderId = await steps.place()
  await steps.startPaying(orderId)
  const body = webhook(await findGatewayId(shop, orderId), 'SUCCESS', `${orderId}-p1`, amount, currency)
  expect((await send(body)).statusCode).toBe(200)
  expect(await steps.storedStatus(orderId)).toBe('Pending')
  expect(await listEvents(shop, orderId)).toEqual(['placed', 'held'])
  expect(await steps.askedStatus(orderId)).toEqual({ orderId, status: 'Pending', held: 'arrived' })
  const again = await asha.post('/api/payments/create', buildPayment(orderId))
  expect(again.statusCode).toBe(409)
  expect(again.json().error).toBe(
    'We’ve received your payment and are checking it. You don’t need to pay again.',
  )
})

test('a webhook without an amount proves nothing, so the gateway is asked', async () => {
  const orderId = await steps.place()
  await steps.startPaying(orderId)
  const body = webhook(await findGatewayId(shop, orderId), 'SUCCESS', 'p-1', 'lots')
  expect((await send(body)).statusCode).toBe(200)
  expect(await listRows(shop, 'gateway_events')).toContainEqual(
    expect.objectContaining({ body, outcome: 'asked' }),
  )
  expect(await steps.askedStatus(orderId)).toEqual({ orderId, status: 'Pending' })
})

test('the same payment reported with another amount is held for the owner, once, and the order stays paid [26.9]', async () => {
  const orderId = await steps.place()
  await steps.startPaying(orderId)
  const id = await findGatewayId(shop, orderId)
  await send(webhook(id, 'SUCCESS', 'p-14'))
  for (const message of ['SUCCESS', 'SUCCESS'])
    expect((await send(webhook(id, message, 'p-14', 1))).statusCode).toBe(200)
  expect(await listEvents(shop, orderId)).toEqual(['placed', 'paid'])
  expect(await steps.askedStatus(orderId)).toEqual({ orderId, status: 'Paid' })
  expect(await shop.app.payments.listActionItems()).toMatch(/^M\d+ {2}Cashfree .* held: .*"p-14"/m)
})

test('a webhook about an unknown order is acknowledged and stored [26.10]', async () => {
  const body = webhook('somebody-else', 'SUCCESS', 'p-1')
  expect((await send(body)).statusCode).toBe(200)
  expect(await listRows(shop, 'gateway_events')).toContainEqual(
    expect.objectContaining({ body, outcome: 'unmatched' }),
  )
})

test.each([
  ['no signature', { 'x-webhook-signature': '' }],
  ['another’s signature', { 'x-webhook-signature': 'wXWGCdvOBhQ8bAlETGHO5jLSodLlRHP7quL/sILEJR0=' }],
  ['another timestamp', { 'x-webhook-timestamp': '1746427759734' }],
])('a webhook with %s is refused and not stored [23.12, 26.1]', async (_, headers) => {
  const orderId = await steps.place()
  await steps.startPaying(orderId)
  const before = (await listRows(shop, 'gateway_events')).length
  const body = webhook(await findGatewayId(shop, orderId), 'SUCCESS', 'p-21')
  expect((await send(body, headers)).statusCode).toBe(401)
  expect(await steps.storedStatus(orderId)).toBe('Pending')
  expect(await listRows(shop, 'gateway_events')).toHaveLength(before)
})

test('a webhook stored by a process that then died is applied later [26.8]', async () => {
  const orderId = await steps.place()
  await steps.startPaying(orderId)
  const body = webhook(await findGatewayId(shop, orderId), 'SUCCESS', 'p-22')
  await createGatewayEventsRepository(shop.database).store('cashfree', body, new Date(Date.now() - 60_000))
  expect(await steps.storedStatus(orderId)).toBe('Pending')
  expect(await eventually(() => steps.storedStatus(orderId), isPaid)).toBe('Paid')
})
