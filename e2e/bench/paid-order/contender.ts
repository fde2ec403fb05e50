import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { onServer } from '../../drills/shop/drill-database'
import { openShopWithGateway } from '../../drills/shop/shop-with-gateway'
import { atOnce } from '../../drills/shopper/at-once'
import { payerOf } from '../../drills/shopper/payer'
import { newPurchase } from '../../drills/shopper/purchase'
import { newShopper } from '../../drills/shopper/shopper'

export interface Contender {
  name: string
  pid: number
  /** Places so many orders, pays them, and waits until all are paid and their mails are written. */
  work: (orders: number) => Promise<void>
  close: () => Promise<void>
}

const MINUTE_MS = 60_000
const LOOK_EVERY_MS = 50
/** The outbox looks so often by itself. */
const MAILS_WITHIN_MS = 3000

/**
 * A shop of its own on a database of its own.
 * @param checkout whose built api runs; its sandbox is this checkout's
 * @param server PostgreSQL, which all contenders share
 */
export async function openContender(
  name: string,
  checkout: string | undefined,
  server: string,
  dataDir: string,
): Promise<Contender> {
  const url = new URL(server)
  url.pathname = `/${name}`
  await onServer(server, `create database ${name}`)
  const own = path.join(dataDir, name)
  await mkdir(own)
  const shop = await openShopWithGateway(own, MINUTE_MS, {
    databaseUrl: url.href,
    ...(checkout && { checkout }),
  })
  const database = new pg.Client(url.href)
  await database.connect()
  const shopper = await newShopper(shop.origins[0] ?? '')
  let begun = 0

  async function buy(number: number): Promise<void> {
    const { order } = newPurchase(shopper, `ORD-${number}`, number, shop.offers)
    await shopper.placeOrder(order)
    await payerOf(shopper.browser, order).create()
    const [atGateway] = await shop.sandbox.ordersFor(order.orderId)
    if (!atGateway) throw new Error(`The gateway has no order for ${order.orderId}.`)
    await shop.sandbox.pay(atGateway, 'success')
  }

  async function isAllPaid(): Promise<boolean> {
    const { rows } = await database.query(`select count(*) as open from orders where status <> 'Paid'`)
    return Number(rows[0].open) === 0
  }

  return {
    name,
    pid: shop.pids()[0] ?? 0,
    async work(orders) {
      const numbers = Array.from({ length: orders }, (_, index) => begun + index + 1)
      begun += orders
      await atOnce(numbers, buy)
      while (!(await isAllPaid())) await pause(LOOK_EVERY_MS)
      await pause(MAILS_WITHIN_MS)
    },
    async close() {
      await database.end()
      await shop.stop()
    },
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
