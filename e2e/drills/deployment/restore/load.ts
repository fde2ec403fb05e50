import { buyOnce, type Charge } from '../../../harness/buying/charge'
import { openBrowser } from '../../../harness/over-http/browser'
import { newPurchase } from '../../../harness/over-http/purchase'
import { logIn, newShopper, type Shopper } from '../../../harness/over-http/shopper'
import type { ShopWithGateway } from '../../../harness/shop/shop-with-gateway'

/** Stays below 200, the most orders that an account lists. */
const MOST_ORDERS = 190
const SHOPPERS = 4
const THINKS_MS = 500

/** Starts shoppers who order and pay repeatedly until the shop is gone. */
export async function openLoad(shop: ShopWithGateway) {
  const [origin = ''] = shop.origins
  const shoppers: Shopper[] = []
  for (let count = 0; count < SHOPPERS; count += 1) shoppers.push(await newShopper(origin))
  const charges: Charge[] = []
  let isOver = false
  let again: Shopper[] | undefined

  async function shopOn(shopper: Shopper, number: number): Promise<void> {
    for (let turn = 0; turn < MOST_ORDERS && !isOver; turn += 1) {
      const purchase = newPurchase(
        shopper,
        `ORD-restore-${number}-${turn}`,
        number * 1000 + turn,
        shop.offers,
      )
      const states = { isDoubled: false, isBegun: false, isTaken: false, isLost: false, others: [] }
      const charge: Charge = { purchase, ...states }
      charges.push(charge)
      await buyOnce(shop, charge)
      await new Promise((resolve) => setTimeout(resolve, THINKS_MS))
    }
  }

  const shopping = Promise.all(shoppers.map(shopOn))

  return {
    charges,
    /** Stops the shoppers, who can't go on once the shop is lost. */
    async end(): Promise<void> {
      isOver = true
      await shopping
    },
    /** Returns the orders that shoppers see in the restored shop after logging in again. */
    async seen(): Promise<Map<string, string>> {
      const seen = new Map<string, string>()
      again ??= await Promise.all(shoppers.map(({ login }) => logIn(openBrowser(origin), login)))
      for (const shopper of again)
        for (const { orderId, status } of await shopper.orders()) seen.set(orderId, status)
      return seen
    },
  }
}

export type Load = Awaited<ReturnType<typeof openLoad>>
