import type { Product } from '../../../shared-contracts/src/catalog/product'
import { expect } from '../expect'
import { openSandbox } from '../gateways/sandbox'
import { createPayer } from '../over-http/payer'
import { listOffers, newPurchase } from '../over-http/purchase'
import { newShopper } from '../over-http/shopper'

const SANDBOX = 'http://localhost:14100'

/** Places and pays orders. @param lastName lets the admin find them @returns their numbers, oldest first */
export async function paidOrders(origin: string, lastName: string, count: number): Promise<string[]> {
  const customer = await newShopper(origin)
  const sandbox = openSandbox(SANDBOX)
  const { data } = await customer.browser.get<{ data: Product[] }>('/api/products')
  const offers = listOffers(data)
  const ids = Array.from({ length: count }, (_, number) => `ORD-${Date.now() + number}`)
  for (const [number, orderId] of ids.entries()) {
    const { order } = newPurchase(customer, orderId, number, offers)
    const named = { ...order, shippingAddress: { ...order.shippingAddress, lastName } }
    await customer.placeOrder(named)
    const payer = createPayer(customer.browser, named)
    await payer.create()
    for (const started of await sandbox.ordersFor(orderId)) await sandbox.pay(started, 'success')
    await expect.poll(async () => (await payer.ask()).status).toBe('Paid')
  }
  return ids
}
