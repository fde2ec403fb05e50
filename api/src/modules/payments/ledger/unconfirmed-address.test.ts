import { paise } from 'shared-contracts/values/money'
import { PASSWORD } from '../../../testing/app'
import { eventually, openPayPage, payByUpi, untilApplied } from '../testing/checkout'
import { isPaid, listEvents, shopperSteps } from '../testing/shopper-steps'
import { startTestShop, type TestShop } from '../testing/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

type Customer = Awaited<ReturnType<TestShop['customer']>>

async function buys(customer: Customer): Promise<string> {
  const steps = shopperSteps(shop, customer)
  const orderId = await steps.place()
  await payByUpi(await openPayPage(shop, await steps.startPaying(orderId)), 'testsuccess@gocash')
  expect(await eventually(() => steps.storedStatus(orderId), isPaid)).toBe('Paid')
  await untilApplied(shop)
  return orderId
}

/** Waits until only mails to unconfirmed addresses are unsent. @returns the subjects sent to the address */
async function listSubjects(address: string): Promise<string[]> {
  const isDue = 'select id from outbox where due_at is not null'
  await eventually(
    async () => (await shop.database.connection().execute(isDue)).rows.length,
    (due) => due === 0,
  )
  return shop.mails.filter(({ to }) => to === address).map(({ subject }) => subject)
}

const invoice = (orderId: string) => `Your order ${orderId} has been confirmed`
const LINK = /email\/confirm\/(\S+)/

test('a shopper who buys before confirming the address gets the invoice once it is confirmed, and no other address does [15.11, 26.18]', async () => {
  const customer = await shop.newcomer()
  const orderId = await buys(customer)
  // The order itself has a different address.
  expect(await listSubjects('asha@example.in')).toEqual([])
  expect(await listSubjects(customer.email)).toEqual([expect.stringMatching(/^Please confirm/)])
  const [token] = shop.mails.flatMap(({ to, text }) =>
    to === customer.email ? (LINK.exec(text)?.[1] ?? []) : [],
  )
  await shop.visitor().post('/api/customers/confirm-email', { token })
  expect((await listSubjects(customer.email)).slice(1).sort()).toEqual([
    expect.stringMatching(/^Welcome/),
    invoice(orderId),
  ])
})

test('a shopper whose link expired gets a new one with the next order', async () => {
  const customer = await shop.newcomer()
  await listSubjects(customer.email)
  shop.wait(8 * 24 * 3_600_000)
  await customer.post('/api/customers/login', { email: customer.email, password: PASSWORD })
  await buys(customer)
  expect(await listSubjects(customer.email)).toEqual([
    expect.stringMatching(/^Please confirm/),
    expect.stringMatching(/^Please confirm/),
  ])
})

test.each([
  ['that was confirmed still gets refund mails', 'customer', 1],
  ['that was never confirmed gets no mails', 'newcomer', 0],
] as const)('an address %s after its account was deleted [26.18]', async (_, kind, mails) => {
  const customer = await shop[kind]()
  const orderId = await buys(customer)
  await customer.post('/api/customers/delete-account', { password: PASSWORD })
  await shop.app.payments.refund({ of: orderId, amount: paise(17_500), reason: 'Broken', who: 'owner' })
  await eventually(
    () => listEvents(shop, orderId),
    (events) => events.includes('refunded'),
  )
  const refunds = (await listSubjects(customer.email)).filter((subject) => subject.startsWith('Refund of'))
  expect(refunds).toHaveLength(mails)
})
