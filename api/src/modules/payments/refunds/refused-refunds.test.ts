import { paise } from 'shared-contracts/values/money'
import { eventually, listRows, openPayPage, payByUpi } from '../testing/checkout'
import { listReportedTroubles } from '../testing/list-reported-troubles'
import { findGatewayId, isPaid, listEvents, shopperSteps } from '../testing/shopper-steps'
import { startTestShop, type TestShop } from '../testing/test-shop'

/* In the sandbox the paise decide a refund's outcome: .23 is declined, .24 stays pending. */

let shop: TestShop
let steps: ReturnType<typeof shopperSteps>

beforeEach(async () => {
  shop = await startTestShop()
  steps = shopperSteps(shop, await shop.customer('asha'))
})
afterEach(() => shop.close())

async function paidOrder(): Promise<string> {
  const order = await steps.place()
  await payByUpi(await openPayPage(shop, await steps.startPaying(order)), 'testsuccess@gocash')
  expect(await eventually(() => steps.storedStatus(order), isPaid)).toBe('Paid')
  return order
}

const refund = (of: string, amount: number, reason = 'Damaged') =>
  shop.app.payments.refund({ of, amount: paise(amount), reason, who: 'owner' })

/** @param minutes how far to advance the gateway's clock and the shop's */
function wait(minutes: number): void {
  shop.gatewayWaits(minutes * 60_000)
  shop.wait(minutes * 60_000)
}

const list = () => shop.app.payments.listActionItems()

async function statesOfRefunds() {
  return (await listRows(shop, 'ledger')).filter(({ kind }) => kind === 'refund').map(({ state }) => state)
}

test('a refund the bank declines becomes an action item and is mailed to the owner; the customer is not notified', async () => {
  const order = await paidOrder()
  await refund(order, 10023)
  wait(2)
  const declined = await eventually(list, (text) => text.includes('delayed: 1'))
  expect(declined).toMatch(new RegExp(`^RRF\\w+ {2}${order} .*: the refund of Rs 100.23 failed`, 'm'))
  const mailed = await eventually(
    async () => listReportedTroubles(shop.mails).map(({ subject }) => subject),
    (subjects) => subjects.length === 1,
  )
  expect(mailed).toEqual([`A refund of Rs 100.23 for ${order} failed`])
  expect(shop.mails.filter(({ subject }) => subject.includes(`for your order ${order}`))).toEqual([])
  expect(await listEvents(shop, order)).toEqual(['placed', 'paid', 'refund-begun', 'refund-failed'])
  expect(await steps.storedStatus(order)).toBe('Paid')
})

test('a failed refund leaves the list once another one succeeds for the whole amount', async () => {
  const order = await paidOrder()
  await refund(order, 10023)
  wait(2)
  await eventually(list, (text) => text.includes('delayed: 1'))
  await refund(order, 5000, 'A part by another way')
  wait(2)
  await eventually(statesOfRefunds, (states) => states.includes('done'))
  expect(await list()).toMatch('Refunds that failed or are delayed: 1')
  await refund(order, 12500, 'The rest')
  wait(2)
  expect(await eventually(list, (text) => text.includes('delayed: 0'))).toMatch('delayed: 0')
  expect(
    await eventually(
      () => steps.storedStatus(order),
      (status) => status === 'Refunded',
    ),
  ).toBe('Refunded')
})

test('a refund still pending after five days becomes an action item', async () => {
  const order = await paidOrder()
  await refund(order, 10024)
  wait(4 * 24 * 60)
  expect(await list()).toMatch('Refunds that failed or are delayed: 0')
  wait(2 * 24 * 60)
  expect(await list()).toMatch(/^RRF\w+ .*: the refund of Rs 100.24 is still in progress\.$/m)
})

test('a refund reported as failed but paid out after all is recorded as both, and mailed once', async () => {
  const order = await paidOrder()
  const { id } = await refund(order, 10023)
  wait(2)
  await eventually(statesOfRefunds, (states) => states.includes('failed'))
  const settle = `/sandbox/orders/${await findGatewayId(shop, order)}/refunds/${id}/settle`
  await fetch(`${shop.gatewayOrigin}${settle}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"outcome":"success"}',
  })
  expect(await eventually(statesOfRefunds, (states) => states.includes('done'))).toEqual([
    'pending',
    'failed',
    'done',
  ])
  expect(await list()).toMatch('Refunds that failed or are delayed: 0')
  const mails = () =>
    shop.mails.filter(({ subject }) => subject.startsWith('Refund of Rs 100.23 for your order'))
  await eventually(
    async () => mails(),
    (sent) => sent.length > 0,
  )
  expect(mails()).toHaveLength(1)
  expect(await listRows(shop, 'captures')).toMatchObject([{ refunded: 10023, underway: 0 }])
})

test('the same refund ordered twice at once is made once, and never exceeds the amount left', async () => {
  const order = await paidOrder()
  const twice = await Promise.all([refund(order, 10000), refund(order, 10000)])
  expect(new Set(twice.map(({ id }) => id)).size).toBe(1)
  const both = await Promise.allSettled([refund(order, 5000, 'A part'), refund(order, 5001, 'Another part')])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(refund('p-unknown', 100)).rejects.toThrow('No payment found for p-unknown.')
})
