import type { Product } from 'shared-contracts/domain/catalogue'
import type { Order } from 'shared-contracts/domain/orders'
import { lookUp } from '../crashes/findings'
import type { Drill } from '../drill'
import { inDataFolder } from '../shop/data-folder'
import { openShopBehindNginx, type ShopBehindNginx } from '../shop/shop-behind-nginx'
import { atOnce } from '../shopper/at-once'
import { openBrowser } from '../shopper/browser'
import { newShopper, type Shopper } from '../shopper/shopper'
import { type CallRecord, printCalls } from './answered-calls'
import { type Shopping, type ShopSeen, shopUntil } from './busy-shopper'
import { createPatientCalls } from './patient-calls'

const FULL = { shoppers: 200, seconds: 60 }
const SHORT = { shoppers: 20, seconds: 10 }
const MINUTE_MS = 1000
const PAID_WITHIN_MS = 40_000

export const load: Drill = {
  name: 'load',
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
    ...shoppers.map((shopper, number) => shopUntil(end, number, shopper, seen, calls)),
  ])

  printCalls(records, seconds)
  complaints.push(...(await ordersAreThere(shopping)), ...(await paymentsAreThere(shop, shopping, shoppers)))
  await shop.stop()
  for (const complaint of complaints.slice(0, 20)) console.log(`    ${complaint}`)
  console.log(`${complaints.length} complaints`)
  return complaints.length === 0
}

/** Each shopper has an address of their own, so that limits per address work as for real shoppers. */
async function newShoppers(origin: string, count: number): Promise<Shopper[]> {
  const shoppers: Shopper[] = []
  await atOnce(
    Array.from({ length: count }, (_, index) => index + 1),
    async (number) => {
      shoppers.push(
        await newShopper(origin, { from: `127.0.${1 + Math.floor(number / 250)}.${number % 250}` }),
      )
    },
  )
  return shoppers
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

async function ordersAreThere(shopping: readonly Shopping[]): Promise<string[]> {
  const paid = new Set(shopping.flatMap((one) => one.paid))
  const purchases = shopping.flatMap((one) => one.purchases)
  const { lost, duplicates, wrong } = await lookUp(purchases, (orderId) => paid.has(orderId))
  const acknowledged = purchases.filter(({ answers }) => answers.length > 0).length
  console.log(`${purchases.length} orders, ${acknowledged} acknowledged, ${lost.length} lost`)
  return [...lost, ...duplicates, ...wrong]
}

async function paymentsAreThere(
  { sandbox }: ShopBehindNginx,
  shopping: readonly Shopping[],
  shoppers: readonly Shopper[],
): Promise<string[]> {
  const paid = new Set(shopping.flatMap((one) => one.paid))
  const deadline = performance.now() + PAID_WITHIN_MS
  let waiting = paid.size
  while (waiting > 0 && performance.now() < deadline) {
    const orders: Order[] = (await Promise.all(shoppers.map((shopper) => shopper.orders()))).flat()
    waiting = orders.filter(({ orderId, status }) => paid.has(orderId) && status !== 'Paid').length
    if (waiting > 0) await pause(500)
  }
  const all = await sandbox.orders()
  const twice = [...paid].filter(
    (orderId) => all.filter(({ id }) => id.startsWith(`${orderId}-`)).length !== 1,
  )
  console.log(
    `${paid.size} payments, ${waiting} not Paid, ${twice.length} with another than one gateway order`,
  )
  return [
    ...(waiting > 0 ? [`${waiting} paid orders are not Paid`] : []),
    ...twice.map((orderId) => `${orderId} has another than one gateway order`),
  ]
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
