import { paise } from 'shared-contracts/values/money'
import { buildOrder } from '../../../testing/orders'
import { cashfreeSignature } from '../providers/cashfree/cashfree-signature'
import { buildPayment, eventually, listRows, openPayPage, payByUpi, untilApplied } from '../testing/checkout'
import { listReportedTroubles } from '../testing/list-reported-troubles'
import { startTestShop, type TestShop } from '../testing/test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

/** Returns the metric's value as Prometheus scrapes it. */
async function metric(name: string) {
  return new RegExp(`^${name} (\\d+)$`, 'm').exec((await shop.app.inject('/metrics')).body)?.[1]
}

/** Returns the number of items of each kind, in the list's order. */
async function counts() {
  return [...(await shop.app.payments.listActionItems()).matchAll(/^[A-Z].*: (\d+)$/gm)].map(
    ([, count]) => count,
  )
}

const repeatZero = (kinds: number) => Array.from({ length: kinds }, () => '0')

const storedOrders = () => listRows(shop, 'orders')

async function send(orderId: string, amount: number, paymentId = 'p-9') {
  const order = { order_id: orderId, order_amount: amount, order_currency: 'INR' }
  const payment = { cf_payment_id: paymentId, payment_status: 'SUCCESS' }
  const body = JSON.stringify({ type: 'PAYMENT_SUCCESS_WEBHOOK', data: { order, payment } })
  const signature = cashfreeSignature('TEST_CLIENT_SECRET', '1', Buffer.from(body))
  const headers = { 'x-webhook-timestamp': '1', 'x-webhook-signature': signature }
  await shop.app.inject({ method: 'POST', url: '/api/payments/webhook', payload: body, headers })
  await untilApplied(shop)
}

test('the owner sees held and mismatched money, and marks each item as reviewed once [26.10]', async () => {
  const asha = await shop.customer('asha')
  await asha.post('/api/orders', buildOrder(asha.id, 'ORD-1'))
  const link = (await asha.post('/api/payments/create', buildPayment('ORD-1'))).json().payment.payment_link
  await payByUpi(await openPayPage(shop, link), 'testsuccess@gocash')
  await untilApplied(shop)
  expect(await counts()).toEqual(repeatZero(11))

  await send('somebody-elses', 175)
  const { rows } = await shop.database.connection().execute('select gateway_order_id from gateway_orders')
  await send(String((rows[0] as { gateway_order_id: string }).gateway_order_id), 1)
  const lines = (await shop.app.payments.listActionItems()).split('\n')
  expect(await counts()).toEqual(['1', '0', '0', '0', '0', '0', '0', '0', '0', '1', '0'])
  const held =
    /^P\d+ {2}ORD-1 {2}0 minutes: payment p-9 of Rs 1 is on hold: the amount differs from the order’s\.$/
  expect(lines).toContainEqual(expect.stringMatching(held))
  expect(lines).toContain('    npm run refund -w api -- p-9 1 --reason "<why>"')
  expect(lines).toContainEqual(expect.stringMatching(/^M\d+ {2}Cashfree .* unmatched: .*somebody-elses/))
  expect(await metric('payments_held')).toBe('2')

  const heldMails = () => listReportedTroubles(shop.mails).map(({ subject }) => subject)
  await eventually(
    async () => heldMails(),
    (subjects) => subjects.length > 0,
  )
  expect(heldMails()).toEqual(['A payment of Rs 1 for order ORD-1 is on hold'])

  const before = await storedOrders()
  const ids = lines.flatMap((line) => /^[PM]\d+/.exec(line)?.[0] ?? [])
  for (const id of ids) {
    await shop.app.payments.lookedAt({ id, reason: 'Settled by telephone', who: 'owner asha' })
    const again = shop.app.payments.lookedAt({ id, reason: 'Twice', who: 'owner asha' })
    await expect(again).rejects.toThrow(`There is no open action item ${id}.`)
  }
  expect(await counts()).toEqual(repeatZero(11))
  expect(await metric('payments_held')).toBe('0')
  expect(await storedOrders()).toEqual(before)
  expect(await listRows(shop, 'looked_at')).toEqual(
    ids
      .toSorted()
      .map((subject) => expect.objectContaining({ subject, who: 'owner asha', why: 'Settled by telephone' })),
  )
})

test('a held payment stays on the list until its refund is done, not just started', async () => {
  const { rows } = await shop.database.connection().execute('select gateway_order_id from gateway_orders')
  await send(String((rows[0] as { gateway_order_id: string }).gateway_order_id), 2, 'p-10')
  expect(await shop.app.payments.listActionItems()).toMatch('Payments not matched to an order: 1')
  await shop.app.payments.refund({ of: 'p-10', amount: paise(200), reason: 'Held', who: 'owner' })
  expect(await shop.app.payments.listActionItems()).toMatch('Payments not matched to an order: 1')
  shop.wait(60_000)
  const list = await eventually(shop.app.payments.listActionItems, (text) => !text.includes('p-10'))
  expect(list).toMatch('Payments not matched to an order: 0')
})

test.each(['P999999', 'M999999', 'M1; drop', 'ORD-1', '-1'])('%j matches no action item', async (id) => {
  const unknown = shop.app.payments.lookedAt({ id, reason: 'Seen', who: 'owner' })
  await expect(unknown).rejects.toThrow(`There is no open action item ${id}.`)
})

test('a payment that is never polled is overdue after minutes', async () => {
  const asha = await shop.customer('asha')
  await asha.post('/api/orders', buildOrder(asha.id, 'ORD-2'))
  await asha.post('/api/payments/create', buildPayment('ORD-2'))
  expect(await metric('payments_overdue')).toBe('0')
  shop.wait(60 * 60_000)
  expect(await metric('payments_overdue')).toBe('1')
})

test('operators see how long the oldest refund and the oldest gateway message have waited', async () => {
  const now = Date.now()
  expect([await metric('refund_age_seconds'), await metric('webhook_lag_seconds')]).toEqual(['0', '0'])
  const before = (milliseconds: number) => new Date(now - milliseconds).toISOString()
  const statements = [
    `insert into gateway_events (provider, content_hash, body, received_at, next_try_at)
      values ('cashfree', 'late', '{}', '${before(3_600_000)}', '2099-01-01')`,
    `insert into refunds (id, capture, amount, reason, created_at) values ('RF1', 1, 100, 'x', '${before(86_400_000)}')`,
  ]
  for (const statement of statements) await shop.database.connection().execute(statement)
  const body = (await shop.app.inject('/metrics')).body
  const seconds = (name: string) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(body)?.[1])
  expect(seconds('webhook_lag_seconds')).toBeGreaterThan(3500)
  expect(seconds('refund_age_seconds')).toBeGreaterThan(86_000)
})
