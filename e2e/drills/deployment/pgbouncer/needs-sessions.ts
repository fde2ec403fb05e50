import pg from 'pg'
import type { Product } from 'shared-contracts/catalog/product'
import type { Checks } from '../../../harness/checks'
import { createPayer } from '../../../harness/over-http/payer'
import { listOffers, newPurchase } from '../../../harness/over-http/purchase'
import { newShopper } from '../../../harness/over-http/shopper'
import type { ShopBehindNginx } from '../../../harness/shop/deployed/shop-behind-nginx'
import { until } from '../../../harness/until'
import { UNCOUNTED } from './counted-connections'

const CHANGES = 3
/** Less than the 5 s after which an api polls for changes (api/src/modules/platform/content-version). */
const SEEN_WITHIN_MS = 1500
const ORDERS = 10

/** Checks that notices of changes reach every api. */
export async function hearsOfChanges(
  { apis, databaseUrl }: ShopBehindNginx,
  { expect }: Checks,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: UNCOUNTED })
  await client.connect()
  const versions = () =>
    Promise.all(apis.map(async ({ origin }) => (await fetch(`${origin}/api/content-version`)).text()))
  let heard = 0
  for (let change = 0; change < CHANGES; change += 1) {
    const before = await versions()
    await client.query('update variants set price = price + 100')
    if (await until(async () => (await versions()).every((now, at) => now !== before[at]), SEEN_WITHIN_MS))
      heard += 1
  }
  await client.end()
  expect(
    heard === CHANGES,
    `all ${apis.length} apis hear of ${CHANGES} changes of the catalogue at once`,
    heard,
  )
}

/** Checks that apis exclude each other: an order that several of them charge at once is charged only once. */
export async function paysInTurn(
  { origin, sandbox }: ShopBehindNginx,
  ca: string,
  { expect }: Checks,
): Promise<void> {
  const shopper = await newShopper(origin, { ca, from: '127.0.9.1' })
  const { data } = await shopper.browser.get<{ data: Product[] }>('/api/products')
  const doubled: string[] = []
  for (let number = 1; number <= ORDERS; number += 1) {
    const { order } = newPurchase(shopper, `ORD-turn-${number}`, number, listOffers(data))
    await shopper.placeOrder(order)
    const payer = createPayer(shopper.browser, order)
    await Promise.all([payer.create(), payer.create(), payer.create()])
    const opened = await sandbox.ordersFor(order.orderId)
    if (opened.length !== 1) doubled.push(`${order.orderId}: ${opened.length}`)
  }
  expect(
    doubled.length === 0,
    `each of ${ORDERS} orders charged through three apis at once is charged once`,
    doubled,
  )
}
