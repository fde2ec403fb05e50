import { buyOnce, type Charge } from '../crashes/charge'
import type { ShopWithGateway } from '../shop/shop-with-gateway'
import { openBrowser } from '../shopper/browser'
import { newPurchase } from '../shopper/purchase'
import { logIn, newShopper, type Shopper } from '../shopper/shopper'

/** An account lists 200 orders. */
const MOST_ORDERS = 190
const SHOPPERS = 4
const THINKS_MS = 200

/** A charge, and when the shop acknowledged its order. */
export interface TimedCharge extends Charge {
  orderedAt: number
}

/** Shoppers who order and pay one after the other until the shop is gone. */
export async function openLoad(shop: ShopWithGateway) {
  const [origin = ''] = shop.origins
  const shoppers: Shopper[] = []
  for (let count = 0; count < SHOPPERS; count += 1) shoppers.push(await newShopper(origin))
  const charges: TimedCharge[] = []
  let isOver = false

  async function shopOn(shopper: Shopper, number: number): Promise<void> {
    for (let turn = 0; turn < MOST_ORDERS && !isOver; turn += 1) {
      const purchase = newPurchase(
        shopper,
        `ORD-restore-${number}-${turn}`,
        number * 1000 + turn,
        shop.offers,
      )
      const states = { isDoubled: false, isBegun: false, isTaken: false, isLost: false, others: [] }
      const charge: TimedCharge = { purchase, ...states, orderedAt: 0 }
      charges.push(charge)
      await buyOnce(shop, charge)
      charge.orderedAt = performance.now()
      await new Promise((resolve) => setTimeout(resolve, THINKS_MS))
    }
  }

  const shopping = Promise.all(shoppers.map(shopOn))

  return {
    charges,
    /** The shop is gone, or will be. */
    async end(): Promise<void> {
      isOver = true
      await shopping
    },
    /** What the shop has of the shoppers' orders now: they log in again, and see their accounts. */
    async seen(): Promise<Map<string, string>> {
      const seen = new Map<string, string>()
      for (const { login } of shoppers) {
        const again = await logIn(openBrowser(origin), login)
        for (const { orderId, status } of await again.orders()) seen.set(orderId, status)
      }
      return seen
    },
  }
}

export type Load = Awaited<ReturnType<typeof openLoad>>
