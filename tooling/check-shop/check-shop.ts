import { setTimeout as wait } from 'node:timers/promises'
import { collections } from 'shared-contracts/catalog/lists/collections'
import type { Product } from 'shared-contracts/catalog/product'
import type { OrderLine, PlaceOrder } from 'shared-contracts/orders/order'
import { newOrderId } from 'shared-contracts/orders/order-id'
import { paths } from 'shared-contracts/routing/paths'
import { escapeHtml } from 'shared-contracts/values/escape-html'
import { type Browser, openBrowser } from '../../e2e/harness/over-http/browser'
import { createPayer } from '../../e2e/harness/over-http/payer'
import { listOffers, newPurchase } from '../../e2e/harness/over-http/purchase'
import { type Login, logIn, register, type Shopper } from '../../e2e/harness/over-http/shopper'
import { openGatewayPage } from './open-gateway-page'

const ASK_EVERY_MS = 500

/** A note not to pack the order, for readers of its label and of the database. */
const NOT_TO_PACK = { firstName: 'Shop', lastName: 'Check', addressLine1: 'Do not pack: a check of the shop' }

export interface CheckedShop {
  origin: string
  login: Login
  /** Called before each step. */
  onStep: (step: string) => void
  /** Called with the order's state after each change, to report it if a later step fails. */
  onOrder: (orderId: string, state: string) => void
}

/**
 * Makes a purchase through the public addresses, as a shopper does. On the sandbox it pays and waits for the
 * refund; at a real gateway it opens the payment page and leaves the order to expire unpaid.
 * @returns a sentence that reports the outcome
 * @throws Error if a step fails
 */
export async function checkShop({ origin, login, onStep, onOrder }: CheckedShop): Promise<string> {
  const browser = openBrowser(origin)
  onStep('the home page')
  await openPage(browser, paths.home)
  onStep('the catalogue')
  const product = await cheapest(browser)
  onStep('the page of a product')
  await openPage(browser, product.path, escapeHtml(product.offer.name))
  onStep('the pages of cart and checkout')
  for (const path of [paths.cart, paths.checkout]) await openPage(browser, path)
  onStep('the login')
  const shopper = await logInOrRegister(browser, login)
  onStep('the check customer')
  // Fails unless this is the api's check customer: only that customer's payment is refunded.
  await browser.get('/api/synthetic-purchases')
  onStep('the order')
  const order = buildOrder(shopper, product.offer)
  const { orderId } = order
  await shopper.placeOrder(order)
  onOrder(orderId, 'is placed and unpaid; it will close automatically within two hours')
  onStep('the start of the payment')
  const payment = await browser.post<{ payment: { payment_link: string } }>(
    201,
    '/api/payments/create',
    createPayer(browser, order).request,
  )
  onStep('the payment page')
  const outcome = await openGatewayPage(payment.payment.payment_link)
  if (outcome === 'paid') {
    onOrder(orderId, 'is paid at the sandbox and not refunded yet')
    onStep('the payment')
    await untilStatus(browser, order, ['Paid', 'Refunded'])
    onStep('the refund')
    await untilStatus(browser, order, ['Refunded'])
    onOrder(orderId, 'is paid and refunded')
  }
  onStep('the note of the check')
  await browser.post(201, '/api/synthetic-purchases', { orderId })
  return outcome === 'paid'
    ? `Order ${orderId} was placed, paid and refunded.`
    : `Order ${orderId} was placed and its payment page opened. Nothing was paid; the order will close automatically.`
}

async function openPage(browser: Browser, path: string, text = '</html>'): Promise<void> {
  const answer = await browser.send('GET', path)
  const html = await answer.text()
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  if (!html.includes(text)) throw new Error(`${path} does not show ${text}`)
}

async function cheapest(browser: Browser): Promise<{ path: string; offer: OrderLine }> {
  const { data } = await browser.get<{ data: Product[] }>('/api/products')
  const [offer] = listOffers(data).sort((one, other) => one.price - other.price)
  if (!offer) throw new Error('nothing is on sale')
  return { path: paths.product(collections.all.slug, offer.productId), offer }
}

/** Logs in; the first check of a shop also registers its customer. */
async function logInOrRegister(browser: Browser, login: Login): Promise<Shopper> {
  const again = () => logIn(browser, login)
  return again().catch(async (refusal: unknown) => {
    // Registering fails too if the customer exists with another password.
    await register(browser, login).catch(() => {
      throw refusal
    })
    return again()
  })
}

function buildOrder(shopper: Shopper, offer: OrderLine): PlaceOrder {
  const { order } = newPurchase(shopper, newOrderId(Date.now()), 0, [offer])
  const { email } = shopper.login
  // The address line differs each time, because the same cart twice would count as one purchase.
  const own = { ...NOT_TO_PACK, addressLine2: order.orderId, email }
  return { ...order, shippingAddress: { ...order.shippingAddress, ...own } }
}

async function untilStatus(browser: Browser, order: PlaceOrder, wanted: string[]): Promise<void> {
  const payer = createPayer(browser, order)
  for (;;) {
    const { status } = await payer.ask()
    if (wanted.includes(status)) return
    if (status === 'Failed') throw new Error('the payment failed')
    await wait(ASK_EVERY_MS)
  }
}
