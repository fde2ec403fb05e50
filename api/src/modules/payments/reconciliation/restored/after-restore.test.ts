import { restores } from '../../../../backup/backups.tables'
import { eventually, listRows, openPayPage, payByUpi, untilApplied } from '../../testing/checkout'
import { shopperSteps } from '../../testing/shopper-steps'
import { startTestShop, type TestShop } from '../../testing/test-shop'

const HOUR_MS = 3_600_000

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop()
})
afterEach(() => shop.close())

/** Pays for an order that the restored shop does not know. */
async function payLostOrder(): Promise<void> {
  const steps = shopperSteps(shop, await shop.customer('asha'))
  const order = await steps.place()
  await payByUpi(await openPayPage(shop, await steps.startPaying(order)), 'unknown-order@gocash')
  await untilApplied(shop)
  // The gateway's clock runs by itself; the shop's moves only here.
  shop.wait(60_000)
}

async function markRestored(): Promise<void> {
  const restoredAt = new Date()
  const upTo = new Date(restoredAt.getTime() - 60_000)
  await shop.database.connection().insert(restores).values({ backup: 'a backup', upTo, restoredAt })
}

const openRestores = () => listRows(shop, 'restores')

test('a shop starting on a restored database lists lost orders that were paid, immediately', async () => {
  await payLostOrder()
  expect((await shop.app.payments.reconcile({ gateway: 'cashfree' })).text).toContain('0 different')
  await markRestored()
  await shop.another()
  const list = await eventually(
    () => shop.app.payments.listActionItems(),
    (text) => text.includes('is missing in the ledger'),
  )
  expect(list).toMatch(
    /^X\d+ {2}UNKNOWN-\d+ .*capture \d+ is missing in the ledger: Rs 175 \(done\) at cashfree/m,
  )
  const restored = await eventually(openRestores, ([row]) => row?.compared_at !== null)
  expect(restored).toMatchObject([{ compared_at: expect.anything(), done_at: null }])
})

test('a restored shop keeps comparing for an hour, because reports may be late', async () => {
  await markRestored()
  await shop.another()
  await eventually(openRestores, ([row]) => row?.compared_at !== null)
  shop.wait(2 * HOUR_MS)
  await shop.another()
  expect(await eventually(openRestores, ([row]) => row?.done_at !== null)).toHaveLength(1)
})

test('a gateway that does not answer is retried, and its earlier payments are found then', async () => {
  await payLostOrder()
  await markRestored()
  await shop.stopGateway()
  await shop.another()
  await eventually(openRestores, ([row]) => row?.compared_at !== null)
  await shop.startGateway()
  await shop.another()
  const list = await eventually(
    () => shop.app.payments.listActionItems(),
    (text) => text.includes('is missing in the ledger'),
  )
  expect(list).toMatch(/^X\d+ {2}UNKNOWN-\d+ /m)
})
