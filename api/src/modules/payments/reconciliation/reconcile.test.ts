import { eventually, listRows, openPayPage, payByUpi, untilApplied } from '../testing/checkout'
import { atGateway, refundAtCashfree } from '../testing/gateway-control'
import { listReportedTroubles } from '../testing/list-reported-troubles'
import { findGatewayId, isPaid, shopperSteps } from '../testing/shopper-steps'
import { startTestShop, type TestShop } from '../testing/test-shop'

const HOUR_MS = 3_600_000

let shop: TestShop
let steps: ReturnType<typeof shopperSteps>
beforeEach(async () => {
  shop = await startTestShop()
  steps = shopperSteps(shop, await shop.customer('asha'))
})
afterEach(() => shop.close())

const compare = () => shop.app.payments.reconcile({ gateway: 'cashfree' })
const toOwner = () => listReportedTroubles(shop.mails)

async function pay(upiId = 'testsuccess@gocash'): Promise<string> {
  const order = await steps.place()
  await payByUpi(await openPayPage(shop, await steps.startPaying(order)), upiId)
  return order
}

async function paid(upiId?: string) {
  const order = await pay(upiId)
  expect(await eventually(() => steps.storedStatus(order), isPaid)).toBe('Paid')
  return { order, id: await findGatewayId(shop, order) }
}

test('a payment unknown to the ledger has its order polled, and is equal at the next comparison', async () => {
  const { id } = await paid()
  await atGateway(shop, 'new-webhooks', { state: 'dropped' })
  await atGateway(shop, `orders/${id}/pay-again`)
  shop.wait(2 * HOUR_MS)
  const { text, isFine } = await compare()
  expect(text).toMatch(/capture \d+ is missing in the ledger: Rs 175 \(done\) at cashfree/)
  expect(isFine).toBe(false)

  const captures = await eventually(
    () => listRows(shop, 'captures'),
    (rows) => rows.length === 2,
  )
  expect(captures).toMatchObject([{ held: null }, { held: 'again' }])
  expect((await compare()).text).toContain('cashfree: 2 equal')
  expect(await listRows(shop, 'differences')).toMatchObject([
    { cause: 'missing-here', gone_at: expect.anything() },
  ])
})

test('several new differences make one mail, and known ones make none', async () => {
  const { id } = await paid()
  await atGateway(shop, 'row-faults', { row: id, fault: 'row-missing' })
  await paid('unknown-order@gocash')
  await untilApplied(shop)
  shop.wait(2 * HOUR_MS)
  await compare()
  await compare()
  const [mail, ...others] = await eventually(
    async () => toOwner(),
    (mails) => mails.length > 0,
  )
  expect(others).toEqual([])
  expect(mail?.subject).toBe('2 differences between the ledger and the gateways')
  expect(mail?.text).toMatch(/capture \d+ is missing at cashfree/)
  expect(mail?.text).toMatch(/UNKNOWN-\d+: capture \d+ is missing in the ledger/)
})

test('a difference the owner has reviewed is reported, but no longer open', async () => {
  await paid('unknown-order@gocash')
  await untilApplied(shop)
  shop.wait(2 * HOUR_MS)
  const name = /X\d+/.exec((await compare()).text)?.[0] ?? ''
  await shop.app.payments.lookedAt({ id: name, reason: 'Another shop’s', who: 'owner' })
  const { text, isFine } = await compare()
  expect(text).toMatch(/is missing in the ledger: .* \(marked as done\)$/m)
  expect(isFine).toBe(true)
})

test('a difference that returns after a review is open again, and mailed again', async () => {
  const { id } = await paid()
  const rowIs = (fault: 'none' | 'row-missing') => atGateway(shop, 'row-faults', { row: id, fault })
  await rowIs('row-missing')
  shop.wait(2 * HOUR_MS)
  const name = /X\d+/.exec((await compare()).text)?.[0] ?? ''
  await shop.app.payments.lookedAt({ id: name, reason: 'The gateway mends it', who: 'owner' })
  await rowIs('none')
  expect((await compare()).isFine).toBe(true)

  await rowIs('row-missing')
  shop.wait(HOUR_MS)
  expect((await compare()).isFine).toBe(false)
  expect(await shop.app.payments.listActionItems()).toContain(`${name} `)
  const mails = await eventually(
    async () => toOwner(),
    ({ length }) => length === 2,
  )
  expect(mails).toHaveLength(2)
})

test('a refund made on the gateway’s dashboard, whose message was lost, is missing here', async () => {
  const { id } = await paid()
  await atGateway(shop, 'new-webhooks', { state: 'dropped' })
  await refundAtCashfree(shop, id, 75)
  shop.wait(2 * HOUR_MS)
  const { text } = await compare()
  expect(text).toMatch(/refund DASH1 is missing in the ledger: Rs 75 \(\w+\) at cashfree/)
})

test('a page that cannot be read changes nothing, and the report says so', async () => {
  const { id } = await paid()
  await atGateway(shop, 'row-faults', { row: id, fault: 'row-missing' })
  await atGateway(shop, 'switches', { call: 'settlement', fault: 'error-502', times: 1 })
  shop.wait(2 * HOUR_MS)
  const { text, isFine } = await compare()
  expect(text).toMatch(/^cashfree: could not be compared\. .*status 502/m)
  expect(isFine).toBe(false)
  expect(await listRows(shop, 'differences')).toEqual([])
})

test('a payment that the gateway took too late and refunded on its own is not reported as a difference', async () => {
  await atGateway(shop, 'new-webhooks', { state: 'dropped' })
  const order = await pay('testpending@gocash')
  const id = await findGatewayId(shop, order)
  await atGateway(shop, `orders/${id}/expire`)
  await atGateway(shop, `orders/${id}/settle`, { outcome: 'success' })
  await shop.database.connection().execute('update gateway_orders set next_question_at = null')
  shop.wait(2 * HOUR_MS)
  const { text, isFine } = await compare()
  expect(text).toMatch(/Captured and refunded by the gateway itself: payment \d+ of ORD-1-/)
  expect(isFine).toBe(true)
})

test('a dispute is compared in its current state', async () => {
  const { id } = await paid()
  const { order } = (await atGateway(shop, `orders/${id}/dispute`)) as {
    order: { disputes: { id: string }[] }
  }
  await eventually(
    () => listRows(shop, 'ledger'),
    (rows) => rows.length === 2,
  )
  shop.wait(2 * HOUR_MS)
  expect((await compare()).text).toContain(
    'disputes: Rs 175.00 equal; differences: Rs 0.00 in the ledger, Rs 0.00 at the gateway',
  )
  await atGateway(shop, 'new-webhooks', { state: 'dropped' })
  await atGateway(shop, `disputes/${order.disputes[0]?.id}/lose`)
  shop.wait(2 * HOUR_MS)
  expect((await compare()).text).toMatch(
    /dispute \w+ has a different state: Rs 175 \(open\) in the ledger, Rs 175 \(lost\) at cashfree/,
  )
})

test.each([
  [{ gateway: 'paypal' }, 'Unknown gateway. Choose from cashfree, phonepe-v1, phonepe-v2.'],
  [{ from: '2026-02-30' }, '2026-02-30 is not a date. Write it as 2026-11-22.'],
])('%j is refused with an explanation', async (command, message) => {
  await expect(shop.app.payments.reconcile(command)).rejects.toThrow(message)
})
