import type { Product } from 'shared-contracts/catalog/product'
import type { Order } from 'shared-contracts/orders/order'
import { paths } from 'shared-contracts/routing/paths'
import type { Sandbox } from '../gateways/sandbox'
import type { Browser } from '../over-http/browser'
import { createPayer } from '../over-http/payer'
import { listOffers, newPurchase, type Purchase } from '../over-http/purchase'
import type { Shopper } from '../over-http/shopper'
import type { PatientCalls } from './patient-calls'

const THINKS_MS = { least: 600, most: 1800 }
/** One in this many orders is paid immediately. */
const PAID_EVERY = 5

interface ShopSeen {
  products: readonly Product[]
  sandbox: Sandbox
}

/** A shopper's purchases, to be checked at the end. */
export interface Shopping {
  purchases: Purchase[]
  /** Orders whose payment the gateway has taken. */
  paid: string[]
}

/** Browses, orders and pays until `isOver` returns true, and checks every response. */
export async function keepShopping(
  isOver: () => boolean,
  number: number,
  shopper: Shopper,
  { products, sandbox }: ShopSeen,
  { call, complain }: PatientCalls,
): Promise<Shopping> {
  const { browser } = shopper
  const offers = listOffers(products)
  const shopping: Shopping = { purchases: [], paid: [] }
  const get = (kind: string, path: string) => call(kind, 200, () => browser.send('GET', path))
  let turn = 0
  await think()

  while (!isOver()) {
    const product = products[(number + turn) % products.length]
    const page = await get(
      'page',
      turn % 2 === 0 || !product ? paths.home : paths.product('all-products', product._id),
    )
    if (page !== undefined && !page.trimEnd().endsWith('</html>'))
      complain(`a page ended with ${page.slice(-80)}`)
    await think()

    await get('catalogue', '/api/products')
    await think()

    const purchase = newPurchase(shopper, `ORD-load-${number}-${turn}`, number * 31 + turn, offers)
    await order(purchase)
    await think()
    if (purchase.answers.length > 0 && turn % PAID_EVERY === 0) await pay(purchase)

    await look(browser)
    await think()
    turn += 1
  }
  return shopping

  async function order(purchase: Purchase): Promise<void> {
    shopping.purchases.push(purchase)
    const text = await call('order', 201, () => browser.send('POST', '/api/orders', purchase.order))
    if (text !== undefined) purchase.answers.push((JSON.parse(text) as { order: Order }).order)
  }

  async function pay({ order: sent }: Purchase): Promise<void> {
    const { request } = createPayer(browser, sent)
    const created = await call('payment', 201, () => browser.send('POST', '/api/payments/create', request))
    const [gatewayOrder] = created === undefined ? [] : await sandbox.ordersFor(sent.orderId)
    if (!gatewayOrder) return
    await sandbox.pay(gatewayOrder, 'success')
    shopping.paid.push(sent.orderId)
  }

  /** Checks that every acknowledged order, and no other, is in the account. */
  async function look({ send }: Browser): Promise<void> {
    const text = await call('account', 200, () => send('GET', '/api/orders'))
    if (text === undefined) return
    const seen = (JSON.parse(text) as Order[]).map(({ orderId }) => orderId).sort()
    const sent = shopping.purchases.filter(({ answers }) => answers.length > 0)
    const expected = sent.map(({ order: { orderId } }) => orderId).sort()
    if (seen.join() !== expected.join())
      complain(`an account showed ${seen.join()} instead of ${expected.join()}`)
  }
}

function think(): Promise<void> {
  const ms = THINKS_MS.least + Math.random() * (THINKS_MS.most - THINKS_MS.least)
  return new Promise((resolve) => setTimeout(resolve, ms))
}
