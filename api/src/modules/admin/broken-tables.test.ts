import { shop as contact } from 'shared-contracts/platform/shop'
import { breakAdmin, mendAdmin } from '../../testing/admin-tables'
import { openBrowser } from '../../testing/browser'
import { buildOrder } from '../../testing/orders'
import { eventually, listRows, openPayPage, payByUpi } from '../payments/testing/checkout'
import { isPaid, shopperSteps } from '../payments/testing/shopper-steps'
import { startTestShop, type TestShop } from '../payments/testing/test-shop'

const LICENCE = '11223344556677'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const execute = async (statement: string) => (await shop.database.connection().execute(statement)).rows
const all = async (statements: readonly string[]) => {
  for (const statement of statements) await execute(statement)
}
const fetchLicence = async (app = shop.app) =>
  (await app.inject('/api/products/turmeric-powder/facts')).json().data.licence
const outages = async () =>
  [
    ...(await shop.app.inject('/metrics')).body.matchAll(
      /^admin_tables_outages_total{part="([\w-]+)"} (\d+)$/gm,
    ),
  ].map(([, part, count]) => `${part} ${count}`)

async function say(licence: string): Promise<void> {
  await execute(
    `insert into business_details (food_licence, staff_name, at) values ('${licence}', 'Asha', now())`,
  )
}

test("with the admin's tables missing, a shopper buys, sees the account and writes to the shop, and everything is there afterwards", async () => {
  await say(LICENCE)
  expect(await fetchLicence()).toBe(LICENCE)
  const asha = await shop.customer('asha')
  const steps = shopperSteps(shop, asha)
  const sent = await steps.place()
  await execute(`update orders set fulfilment_state = 'shipped' where order_id = '${sent}'`)

  await all(breakAdmin)
  await execute(`update products set name = name`)
  const orderId = await steps.place()
  await payByUpi(await openPayPage(shop, await steps.startPaying(orderId)), 'testsuccess@gocash')
  expect(await eventually(() => steps.storedStatus(orderId), isPaid)).toBe('Paid')
  for (const url of [
    '/api/orders',
    `/api/orders/${sent}`,
    `/api/payments/orders/${sent}`,
    '/api/products',
    '/feeds/google.xml',
  ])
    expect([url, (await asha.get(url)).statusCode]).toEqual([url, 200])
  expect(await fetchLicence()).toBe(LICENCE)
  const message = {
    firstName: 'Asha',
    lastName: 'Rao',
    email: asha.email,
    phoneNumber: '9876543210',
    message: 'Hello',
  }
  expect((await asha.post('/api/contact-form', message)).statusCode).toBe(200)
  expect(await outages()).toEqual(['business-details 1', 'shipments 1', 'seeds 0', 'content 0'])

  await all(mendAdmin)
  expect((await asha.get(`/api/orders/${sent}`)).statusCode).toBe(200)
  shop.app.admin.lookForOrders()
  const toldOf = async () =>
    shop.mails.filter(({ to, subject }) => to === contact.email && subject.startsWith(`New order ${orderId}`))
  expect(await eventually(toldOf, (mails) => mails.length > 0)).toHaveLength(1)
})

test('a shop starts and sells without the admin’s tables, and stores its seed and complete labels once they are back', async () => {
  await execute(`update seeds set content_hash = ''`)
  await all(breakAdmin)
  const late = await shop.another()
  expect(await fetchLicence(late)).toBeUndefined()
  const ravi = { ...(await shop.customer('ravi')) }
  const browser = openBrowser(late)
  for (const [name, value] of ravi.cookies) browser.cookies.set(name, value)
  expect((await browser.post('/api/orders', buildOrder(ravi.id, 'ORD-9001'))).statusCode).toBe(201)

  await all(mendAdmin)
  expect(
    await eventually(
      () => fetchLicence(late),
      (licence) => licence === LICENCE,
    ),
  ).toBe(LICENCE)
  const hashes = async () => (await listRows(shop, 'seeds')).map((row) => row.content_hash)
  expect(await eventually(hashes, (all) => all.every(Boolean))).not.toContain('')
})
