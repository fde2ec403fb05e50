import type { Product } from 'shared-contracts/domain/catalogue'
import type { Drill } from '../drill'
import { inDataFolder } from '../shop/data-folder'
import { openShopBehindNginx, type ShopBehindNginx } from '../shop/shop-behind-nginx'
import { openBrowser } from '../shopper/browser'
import { ordersAreThere, paymentsAreThere } from './all-is-there'
import { type CallRecord, printCalls } from './answered-calls'
import { type ShopSeen, shopUntil } from './busy-shopper'
import { newShoppers } from './new-shoppers'
import { createPatientCalls } from './patient-calls'

const FULL = { shoppers: 200, seconds: 60 }
const SHORT = { shoppers: 20, seconds: 10 }
const MINUTE_MS = 1000

export const load: Drill = {
  promise:
    'under load, with an api and an edge killed, no answer is wrong, no order lost, and whoever tries again succeeds',
  run: ({ isShort }) => inDataFolder((dataDir) => drill(dataDir, isShort ? SHORT : FULL)),
}

async function drill(dataDir: string, { shoppers: count, seconds }: typeof FULL): Promise<boolean> {
  const shop = await openShopBehindNginx(dataDir, MINUTE_MS)
  if (!shop) return true
  const shoppers = await newShoppers(shop.origin, count)
  const catalogue = await (await openBrowser(shop.origin).send('GET', '/api/products')).text()
  const { data } = JSON.parse(catalogue) as { data: Product[] }
  const seen: ShopSeen = { products: data, catalogue, sandbox: shop.sandbox }

  const records: CallRecord[] = []
  const complaints: string[] = []
  const calls = createPatientCalls(records, complaints)
  const end = performance.now() + seconds * 1000
  console.log(`${count} shoppers, ${seconds} s`)
  const [, ...shopping] = await Promise.all([
    killInTheMiddle(shop, seconds * 1000),
    ...shoppers.map((shopper, number) =>
      shopUntil(() => performance.now() >= end, number, shopper, seen, calls),
    ),
  ])

  printCalls(records, seconds)
  complaints.push(
    ...(await ordersAreThere(shopping)),
    ...(await paymentsAreThere(shop.sandbox, shopping, shoppers)),
  )
  await shop.stop()
  for (const complaint of complaints.slice(0, 20)) console.log(`    ${complaint}`)
  console.log(`${complaints.length} complaints`)
  return complaints.length === 0
}

async function killInTheMiddle({ apis, edges }: ShopBehindNginx, lastsMs: number): Promise<void> {
  await pause(lastsMs / 3)
  await apis[0].kill()
  console.log('An api is killed')
  await pause(lastsMs / 6)
  await edges[1].kill()
  console.log('An edge is killed')
  await pause(lastsMs / 6)
  const ready = await Promise.all([apis[0].start(), edges[1].start()])
  console.log(`Both are started again, ready after ${ready.join(' and ')} ms`)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
