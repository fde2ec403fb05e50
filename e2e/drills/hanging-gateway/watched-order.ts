import { setTimeout as pause } from 'node:timers/promises'
import { onlyGatewayOrder, type ShopWithGateway } from '../shop/shop-with-gateway'

const LOOK_EVERY_MS = 250

export interface WatchedOrder {
  orderId: string
  rupees: number
  /** From the beginning of its payment until it was stored as paid; undefined when that took too long. */
  paidAfterMs: number | undefined
}

/** Places an order and pays it at once; its webhook is lost, so that the shop has to ask. */
export async function payAndWatch(shop: ShopWithGateway, patienceMs: number): Promise<WatchedOrder> {
  const { orderId, payer } = await shop.placeOrder()
  const started = performance.now()
  await payer.create()
  await shop.sandbox.pay(await onlyGatewayOrder(shop, orderId), 'success')
  let age = 0
  for (; age < patienceMs; age = performance.now() - started) {
    if ((await payer.look()) === 'Paid') break
    await pause(LOOK_EVERY_MS)
  }
  const paidAfterMs = age < patienceMs ? age : undefined
  return { orderId, rupees: Number(payer.request.order_amount), paidAfterMs }
}
