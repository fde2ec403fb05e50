import { dispute, sendCashfree, success } from '../testing/cashfree-message'
import { eventually, listRows } from '../testing/checkout'
import { listReportedTroubles } from '../testing/list-reported-troubles'
import { findGatewayId, isPaid, listEvents, shopperSteps } from '../testing/shopper-steps'
import { startTestShop, type TestShop } from '../testing/test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

test('a disputed payment is an action item and is mailed to the owner; a lost one is no longer the shop’s money', async () => {
  const steps = shopperSteps(shop, await shop.customer('asha'))
  const order = await steps.place()
  await steps.startPaying(order)
  const id = await findGatewayId(shop, order)
  await sendCashfree(shop, success(id, 'p1'))

  await sendCashfree(shop, dispute(id, 'p1', 'DISPUTE_CREATED'))
  expect(await shop.app.payments.listActionItems()).toMatch(
    /^D\d+ {2}ORD-1 {2}0 minutes: dispute D-1 over Rs 175 needs your response at the gateway \(Goods not received\)\.$/m,
  )
  await sendCashfree(shop, dispute(id, 'p1', 'CHARGEBACK_MERCHANT_LOST'))
  await sendCashfree(shop, dispute(id, 'p1', 'DISPUTE_UPDATED'))
  expect(await shop.app.payments.listActionItems()).toMatch(/^D\d+ {2}ORD-1 .* was lost/m)
  expect(await listRows(shop, 'captures')).toMatchObject([{ amount: 17500, refunded: 0, lost: 17500 }])
  expect(await listEvents(shop, order)).toEqual(['placed', 'paid', 'dispute-open', 'dispute-lost'])
  expect(await steps.storedStatus(order)).toBe('Paid')

  const subjects = await eventually(
    async () => listReportedTroubles(shop.mails).map(({ subject }) => subject),
    (subjects) => subjects.length === 2,
  )
  expect(subjects).toEqual([
    'A dispute over Rs 175 for order ORD-1 was opened',
    'A dispute over Rs 175 for order ORD-1 was lost',
  ])
})

test('a dispute about an unknown payment is listed as an unmatched message', async () => {
  await sendCashfree(shop, dispute('nobodys', 'p-unknown', 'DISPUTE_CREATED'))
  expect(await shop.app.payments.listActionItems()).toMatch(/^M\d+ {2}Cashfree .* unmatched: /m)
})

test('a dispute reported before its payment is recorded once the payment is known', async () => {
  const steps = shopperSteps(shop, await shop.customer('ravi'))
  const order = await steps.place()
  await steps.startPaying(order)
  const id = await findGatewayId(shop, order)
  const early = sendCashfree(shop, dispute(id, 'p-late', 'CHARGEBACK_MERCHANT_LOST', 'D-2'))
  const isPutOff = async () => (await listRows(shop, 'gateway_events')).some(({ trouble }) => trouble)
  expect(await eventually(isPutOff, Boolean)).toBe(true)
  const late = sendCashfree(shop, success(id, 'p-late'))
  await eventually(() => steps.storedStatus(order), isPaid)
  shop.wait(10_000)
  await Promise.all([early, late])
  expect(await listEvents(shop, order)).toEqual(['placed', 'paid', 'dispute-lost'])
})
