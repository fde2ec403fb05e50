import type { Product } from 'shared-contracts/catalog/product'
import { openBrowser } from '../../../harness/over-http/browser'
import { createPayer } from '../../../harness/over-http/payer'
import { listOffers, newPurchase } from '../../../harness/over-http/purchase'
import { newShopper } from '../../../harness/over-http/shopper'
import type { ShopBehindNginx } from '../../../harness/shop/deployed/shop-behind-nginx'

export type Buyer = Awaited<ReturnType<typeof buyer>>

/** Returns a function that registers a new shopper and places an order. */
export async function buyer({ origin }: ShopBehindNginx) {
  const { data } = await openBrowser(origin).get<{ data: Product[] }>('/api/products')
  const offers = listOffers(data)
  let number = 0
  return async () => {
    number += 1
    const shopper = await newShopper(origin, { from: `127.0.1.${number}` })
    const { order } = newPurchase(shopper, `ORD-nginx-${number}`, number, offers)
    await shopper.placeOrder(order)
    return { orderId: order.orderId, shopper, payer: createPayer(shopper.browser, order) }
  }
}
