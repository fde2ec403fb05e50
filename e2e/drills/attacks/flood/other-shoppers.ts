import { setTimeout as pause } from 'node:timers/promises'
import type { Product } from 'shared-contracts/catalog/product'
import { paths } from 'shared-contracts/routing/paths'
import { quantile } from '../../../harness/buying/quantile'
import { openBrowser } from '../../../harness/over-http/browser'
import { createPayer } from '../../../harness/over-http/payer'
import { listOffers, newPurchase } from '../../../harness/over-http/purchase'
import { newShopper, type Shopper } from '../../../harness/over-http/shopper'
import type { ShopBehindNginx } from '../../../harness/shop/deployed/shop-behind-nginx'
import { until } from '../../../harness/until'

const SHOPPERS = 3
const THINKS_MS = 60
const PAID_WITHIN_MS = 20_000

export interface Experience {
  requests: number
  /** The failed requests, such as 'GET /cart 503'. */
  failures: string[]
  /** Response times in milliseconds. */
  p50: number
  p99: number
  /** True if the order that one of the shoppers paid for became Paid. */
  isPaid: boolean
}

/** Simulates shoppers on their own networks who view pages of all kinds. One of them buys. */
export async function otherShoppers({ origin, sandbox }: ShopBehindNginx) {
  const shoppers: Shopper[] = []
  for (let number = 1; number <= SHOPPERS; number += 1)
    shoppers.push(await newShopper(origin, { from: `127.0.70.${number}` }))
  const { data: products } = await openBrowser(origin).get<{ data: Product[] }>('/api/products')
  const offers = listOffers(products)
  let purchases = 0

  const pathsOf = (turn: number) => [
    paths.home,
    paths.product('all-products', products[turn % products.length]?._id ?? ''),
    paths.cart,
    paths.recipe(1 + (turn % 12)),
    paths.login,
    '/api/products',
  ]

  async function shopFor(lastsMs: number): Promise<Experience> {
    const times: number[] = []
    const failures: string[] = []
    const end = performance.now() + lastsMs

    async function look({ browser }: Shopper, path: string): Promise<void> {
      const begun = performance.now()
      try {
        const answer = await browser.send('GET', path)
        await answer.text()
        if (answer.status !== 200) failures.push(`GET ${path} ${answer.status}`)
      } catch (error) {
        failures.push(`GET ${path} ${String(error)}`)
      }
      times.push(performance.now() - begun)
    }

    async function browse(shopper: Shopper): Promise<void> {
      for (let turn = 0; performance.now() < end; turn += 1)
        for (const path of pathsOf(turn)) {
          await look(shopper, path)
          await pause(THINKS_MS)
        }
    }

    const [buyer] = shoppers
    const [isPaid = false] = await Promise.all([buyer && buy(buyer, failures), ...shoppers.map(browse)])
    const sorted = times.sort((a, b) => a - b)
    return {
      requests: times.length,
      failures,
      p50: quantile(sorted, 0.5),
      p99: quantile(sorted, 0.99),
      isPaid: isPaid === true,
    }
  }

  /** Places and pays an order. @returns true if it became Paid */
  async function buy(shopper: Shopper, failures: string[]): Promise<boolean> {
    purchases += 1
    const { order } = newPurchase(shopper, `ORD-flood-${purchases}`, purchases, offers)
    await shopper.placeOrder(order)
    const payer = createPayer(shopper.browser, order)
    const { status } = await payer.create()
    if (status !== 201) failures.push(`the payment began with ${status}`)
    const [gatewayOrder] = await sandbox.ordersFor(order.orderId)
    if (!gatewayOrder) return false
    await sandbox.pay(gatewayOrder, 'success')
    return until(async () => (await payer.look()) === 'Paid', PAID_WITHIN_MS)
  }

  return { shopFor }
}
