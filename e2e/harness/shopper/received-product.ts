import { randomUUID } from 'node:crypto'
import type { Product } from '../../../shared-contracts/src/catalog/product'
import { openSandbox } from '../gateways/sandbox'
import { joinTheAdmin, type ShopAddress } from '../over-http/admin-person'
import { openBrowser } from '../over-http/browser'
import { findOrderId } from '../over-http/find-order-id'
import { createPayer } from '../over-http/payer'
import { listOffers, newPurchase } from '../over-http/purchase'
import { type Login, logIn } from '../over-http/shopper'
import { until } from '../until'

const PAID_WITHIN_MS = 30_000

interface Wanted {
  place: ShopAddress
  sandbox: string
  /** The customer who buys; the account exists. */
  login: Login
  /** The product's place in the catalogue. */
  number: number
}

/** Buys a product, pays for it, and has it packed, shipped and delivered. @returns the product and the owner */
export async function receivedProduct({ place, sandbox, login, number }: Wanted) {
  const customer = await logIn(openBrowser(place.origin), login)
  const { data } = await customer.browser.get<{ data: Product[] }>('/api/products')
  const product = data[number]
  if (!product) throw new Error('The catalogue has no such product.')
  const orderId = `ORD-${Date.now()}${number}`
  // Purchase number 0 has one line.
  const { order } = newPurchase(customer, orderId, 0, listOffers([product]))
  await customer.placeOrder(order)
  const payer = createPayer(customer.browser, order)
  await payer.create()
  const gateway = openSandbox(sandbox)
  for (const started of await gateway.ordersFor(orderId)) await gateway.pay(started, 'success')
  const isPaid = await until(async () => (await payer.ask()).status === 'Paid', PAID_WITHIN_MS)
  if (!isPaid) throw new Error(`${orderId} was not paid.`)
  const owner = await joinTheAdmin(place, 'Meera', 'owner')
  const id = await findOrderId(owner, orderId)
  const { shipment } = await owner.post<{ shipment: { id: string; version: number } }>(
    200,
    `/api/admin/orders/${id}/ship`,
    { courier: 'dtdc', awb: `R${randomUUID().slice(0, 8)}` },
  )
  const arrival = { version: shipment.version, state: 'delivered' }
  await owner.post(200, `/api/admin/shipments/${shipment.id}/arrival`, arrival)
  return { product, orderId, owner }
}
