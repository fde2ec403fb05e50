import { sql } from 'drizzle-orm'
import { openDatabase } from '../../../api/src/db/open'
import { breakAdmin, mendAdmin } from '../../../api/src/testing/admin-tables'
import type { Checks } from '../../harness/checks'
import type { AdminPerson, ShopAddress } from '../../harness/over-http/admin-person'
import { findOrderId } from '../../harness/over-http/find-order-id'
import { apiFiles } from '../../harness/shop/api/api-of-a-life'
import type { ShopWithGateway } from '../../harness/shop/shop-with-gateway'
import { until } from '../../harness/until'

const PAID_WITHIN_MS = 30_000

/** Checks that an api without the admin's tables starts and sells, and that the admin finds the order later. */
export async function brokenTables(
  shop: ShopWithGateway,
  { dataDir, origin }: ShopAddress,
  admin: AdminPerson,
  { expect }: Checks,
): Promise<void> {
  await shop.kill()
  await change(dataDir, breakAdmin)
  await shop.start()
  const { orderId, payer } = await shop.placeOrder()
  await payer.create()
  for (const started of await shop.sandbox.ordersFor(orderId)) await shop.sandbox.pay(started, 'success')
  const isPaid = await until(async () => (await payer.look()) === 'Paid', PAID_WITHIN_MS)
  expect(isPaid, 'a shopper buys from an api that started without the admin’s tables')
  const facts = `${origin}/api/products/turmeric-powder/facts`
  expect((await fetch(facts)).status === 200, 'labels are shown')
  const refused = await admin.send('GET', '/api/admin/session')
  await refused.text()
  expect(refused.status >= 400, 'the admin is closed meanwhile', refused.status)
  const outages = /^admin_tables_outages_total\{part="business-details"\} (\d+)$/m.exec(
    await (await fetch(`${origin}/metrics`)).text(),
  )
  expect(outages?.[1] === '1', '/metrics counts the outage once', outages?.[1])

  await shop.kill()
  await change(dataDir, mendAdmin)
  await shop.start()
  const found = await findOrderId(admin, orderId).catch((error: Error) => error.message)
  expect(!found.includes(orderId), 'the admin finds the order once its tables are back', found)
}

async function change(dataDir: string, statements: readonly string[]): Promise<void> {
  const database = await openDatabase({ ...apiFiles, databaseUrl: undefined, dataDir })
  for (const statement of statements) await database.connection().execute(sql.raw(statement))
  await database.close()
}
