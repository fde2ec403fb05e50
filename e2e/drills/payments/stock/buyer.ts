import type { OrderLine, PlaceOrder } from 'shared-contracts/orders/order'
import type { GatewayOrder } from '../../../harness/gateways/sandbox'
import { createPayer } from '../../../harness/over-http/payer'
import { shippingAddress } from '../../../harness/over-http/purchase'
import { newShopper } from '../../../harness/over-http/shopper'
import type { ShopWithGateway } from '../../../harness/shop/shop-with-gateway'

/** The ways in which a shopper continues after placing an order. */
const manners = [
  'pays',
  'pays',
  'pays',
  'pays',
  'fails',
  'fails-then-pays',
  'leaves',
  'leaves-the-gateway',
] as const
type Manner = (typeof manners)[number]

export interface Buyer {
  orderId: string
  manner: Manner
  /** The shop's last answer: what became of the purchase. */
  outcome: 'waiting' | 'sold-out' | 'left' | 'failed' | 'paid' | 'odd'
  detail: string
}

/** Two minutes: a busy machine starts an api slowly. */
const MOST_ATTEMPTS = 240
const PAUSE_MS = 500

export function newBuyer(number: number, manner: Manner = manners[number % manners.length] ?? 'pays'): Buyer {
  return { orderId: `ORD-stock-${number}`, manner, outcome: 'waiting', detail: '' }
}

/** Buys one pack through one of the apis. Like a stubborn shopper, retries whatever was cut off by a kill. */
export async function buy(
  shop: ShopWithGateway,
  offer: OrderLine,
  buyer: Buyer,
  number: number,
): Promise<void> {
  const origin = shop.origins[number % shop.origins.length] ?? ''
  const shopper = await again(() => newShopper(origin))
  const order = orderOf(shopper.id, buyer.orderId, offer)
  const placed = await again(() => answered(shopper.browser.send('POST', '/api/orders', order)))
  if (placed.status === 409) return end(buyer, 'sold-out')
  if (placed.status !== 201) return end(buyer, 'odd', `placing: ${placed.status}`)
  if (buyer.manner === 'leaves') return end(buyer, 'left')
  const begun = await again(() => answered(createPayer(shopper.browser, order).create()))
  if (begun.status === 409) return end(buyer, 'sold-out')
  if (begun.status !== 201) return end(buyer, 'odd', `paying: ${begun.status}`)
  if (buyer.manner === 'leaves-the-gateway') return end(buyer, 'left')
  const [open] = await shop.sandbox.ordersFor(buyer.orderId)
  if (!open) return end(buyer, 'odd', 'the gateway has no order')
  await payAt(shop, open, buyer)
}

/** Pays on the gateway's page, long after the payment failed and the shop gave the pack to somebody else. */
export async function payLate({ sandbox }: ShopWithGateway, buyer: Buyer): Promise<void> {
  const [open] = await sandbox.ordersFor(buyer.orderId)
  if (!open) return end(buyer, 'odd', 'the gateway has no order')
  await sandbox.pay(open, 'success')
  end(buyer, 'paid')
}

async function payAt({ sandbox }: ShopWithGateway, open: GatewayOrder, buyer: Buyer): Promise<void> {
  if (buyer.manner !== 'pays') await sandbox.pay(open, 'failure')
  if (buyer.manner === 'fails') return end(buyer, 'failed')
  // Probably another shopper has bought the pack meanwhile.
  if (buyer.manner === 'fails-then-pays') await pause(PAUSE_MS)
  await sandbox.pay(open, 'success')
  end(buyer, 'paid')
}

function end(buyer: Buyer, outcome: Buyer['outcome'], detail = ''): void {
  buyer.outcome = outcome
  buyer.detail = detail
}

function orderOf(userId: string, orderId: string, offer: OrderLine): PlaceOrder {
  const { price } = offer
  const tax = Math.round(price * 18) / 100
  const sums = { subtotal: price, shipping: 50, tax, total: price + 50 }
  const common = { userId, orderId, products: [{ ...offer, quantity: 1 }], shippingAddress }
  return { ...common, ...sums, paymentMethod: 'Prepaid', status: 'Pending' }
}

/** @throws Error if the api could not answer, so that the call is repeated */
async function answered<Answer extends { status: number }>(call: Promise<Answer>): Promise<Answer> {
  const answer = await call
  if (answer.status >= 500) throw new Error(`It answered ${answer.status}.`)
  return answer
}

/** Repeats a call until an api answers. */
async function again<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call()
    } catch (error) {
      if (attempt === MOST_ATTEMPTS) throw error
      await pause(PAUSE_MS)
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
