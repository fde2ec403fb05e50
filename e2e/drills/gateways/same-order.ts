import type { Order, PlaceOrder } from 'shared-contracts/domain/orders'
import { type Checks, createChecks } from '../checks'
import type { Drill } from '../drill'
import { openShopWithGateway, type ShopWithGateway } from '../shop/shop-with-gateway'
import { type Browser, openBrowser } from '../shopper/browser'
import { type Payer, payerOf } from '../shopper/payer'
import { newPurchase } from '../shopper/purchase'
import { newShopper, type Shopper } from '../shopper/shopper'
import { atEveryGateway } from './at-every-gateway'
import { onBothDatabases, type Place } from './on-both-databases'

const COPIES = 50
const MINUTE_MS = 1000
const FULL_ROUNDS = 5
const PAID_WITHIN_MS = 15_000

export const sameOrder: Drill = {
  promise: `an order sent ${COPIES} times at once, also from two tabs, is one order with one gateway order`,
  run: ({ isShort }) => onBothDatabases((place) => drill(place, isShort ? 1 : FULL_ROUNDS)),
}

async function drill({ dataDir, databaseUrl }: Place, rounds: number): Promise<boolean> {
  const checks = createChecks()
  // With PostgreSQL each tab is answered by another api.
  const shop = await openShopWithGateway(dataDir, MINUTE_MS, databaseUrl ? { databaseUrl, apis: 2 } : {})
  let round = 0
  await atEveryGateway(shop, async () => {
    for (let times = 1; times <= rounds; times += 1) {
      round += 1
      await sameOrderAtOnce(shop, round, checks)
      await sameCartInTwoTabs(shop, round, checks)
    }
  })
  await shop.stop()
  return checks.allHold()
}

/** The same browser once for each api, or twice for the only one. */
function tabsOf({ origins }: ShopWithGateway, { browser }: Shopper): [Browser, Browser] {
  const { cookies } = browser
  return [browser, openBrowser(origins.at(-1) ?? '', { cookies })]
}

async function sameOrderAtOnce(shop: ShopWithGateway, round: number, { expect }: Checks): Promise<void> {
  const shopper = await newShopper(shop.origins[0] ?? '')
  const tabs = tabsOf(shop, shopper)
  const { order } = newPurchase(shopper, `ORD-same-${round}`, round, shop.offers)

  const placed = await fromBothTabs(tabs, (tab) => tab.send('POST', '/api/orders', order))
  const bodies = new Set(placed.map(({ text }) => text))
  expect(
    placed.every(({ status }) => status === 201),
    'all are answered 201',
    counted(placed),
  )
  expect(bodies.size === 1, 'and with the same order', [...bodies].slice(0, 3))
  const stored = await shopper.orders()
  expect(stored.length === 1, 'one order is there', stored.length)

  const { request } = payerOf(shopper.browser, order)
  const begun = await fromBothTabs(tabs, (tab) => tab.send('POST', '/api/payments/create', request))
  expect(
    begun.every(({ status }) => status === 201),
    'every payment is begun',
    counted(begun),
  )
  const gatewayOrders = await shop.sandbox.ordersFor(order.orderId)
  expect(gatewayOrders.length === 1, 'with one gateway order', gatewayOrders.length)
  for (const open of gatewayOrders) await shop.sandbox.pay(open, 'success')
  expect(await isPaid(payerOf(shopper.browser, order)), 'which is paid, and the order Paid')
}

interface Answered {
  status: number
  text: string
}

function fromBothTabs(
  tabs: readonly [Browser, Browser],
  send: (tab: Browser) => ReturnType<Browser['send']>,
): Promise<Answered[]> {
  return Promise.all(
    Array.from({ length: COPIES }, async (_, index) => {
      const answer = await send(tabs[index % 2 === 0 ? 0 : 1])
      return { status: answer.status, text: await answer.text() }
    }),
  )
}

/** Two tabs send one cart at the same moment, each under its own id. Paying on every page takes money once. */
async function sameCartInTwoTabs(shop: ShopWithGateway, round: number, { expect }: Checks): Promise<void> {
  const shopper = await newShopper(shop.origins[0] ?? '')
  const tabs = tabsOf(shop, shopper)
  const { order } = newPurchase(shopper, `ORD-first-${round}`, round, shop.offers)
  const orders: PlaceOrder[] = [order, { ...order, orderId: `ORD-second-${round}` }]
  const payers = orders.map((each, index) => payerOf(tabs[index === 0 ? 0 : 1], each))

  const begun = await Promise.all(
    orders.map(async (each, index) => {
      await (tabs[index] ?? tabs[0]).send('POST', '/api/orders', each)
      return payers[index]?.create()
    }),
  )
  expect(
    begun.every((answer) => answer && answer.status < 500),
    'two tabs begin at once',
    begun,
  )
  for (const { orderId } of orders)
    for (const open of await shop.sandbox.ordersFor(orderId))
      await shop.sandbox.pay(open, 'success').catch(() => undefined)
  await Promise.all(payers.map(isPaid))
  const all = await shopper.orders()
  const paid = all.filter((each: Order) => each.status === 'Paid')
  expect(
    paid.length === 1,
    'and one of the two orders is paid',
    all.map(({ status }) => status),
  )
  const taken = (await Promise.all(orders.map(({ orderId }) => shop.sandbox.ordersFor(orderId))))
    .flat()
    .flatMap(({ attempts }) => attempts)
    .filter(({ state }) => state === 'SUCCESS')
  expect(taken.length === 1, 'for which the gateway took money once', taken.length)
}

async function isPaid({ ask }: Payer): Promise<boolean> {
  const deadline = performance.now() + PAID_WITHIN_MS
  while (performance.now() < deadline) {
    const { status, paidAs } = await ask()
    if (status === 'Paid') return true
    if (paidAs !== undefined) return false
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}

function counted(answers: readonly Answered[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
