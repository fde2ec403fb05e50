import { setTimeout as wait } from 'node:timers/promises'
import type { Product } from 'shared-contracts/catalog/product'
import { DEMO_LOGIN } from 'shared-contracts/customers/demo-login'
import { openSandbox } from '../../../e2e/harness/gateways/sandbox'
import { openBrowser, Refusal } from '../../../e2e/harness/over-http/browser'
import { confirmAddress } from '../../../e2e/harness/over-http/confirm-address'
import { createPayer, type Payer } from '../../../e2e/harness/over-http/payer'
import { listOffers, newPurchase } from '../../../e2e/harness/over-http/purchase'
import { logIn, register, type Shopper } from '../../../e2e/harness/over-http/shopper'

/** The demo customer's orders and their states. */
const DEMO_ORDERS = { 'ORD-1001': 'Paid', 'ORD-1002': 'Failed', 'ORD-1003': 'Refunded' } as const

const ASK_EVERY_MS = 200
const PAID_WITHIN_MS = 30_000

interface OpenShop {
  origin: string
  sandboxOrigin: string
  /** The folder of the shop's mails. */
  dataDir: string
  /** Refunds a paid order as the owner does. */
  refund: (orderId: string, rupees: number) => Promise<unknown>
}

/** Creates the customer and three orders through the edge, unless they exist. @throws Error if a step fails */
export async function makeDemoCustomer({ origin, sandboxOrigin, dataDir, refund }: OpenShop): Promise<void> {
  const shopper = await demoShopper(origin, dataDir)
  const sandbox = openSandbox(sandboxOrigin)
  const stored = new Map((await shopper.orders()).map(({ orderId, status }) => [orderId, status]))
  const { data } = await shopper.browser.get<{ data: Product[] }>('/api/products')
  const offers = listOffers(data)

  for (const [index, [orderId, wanted]] of Object.entries(DEMO_ORDERS).entries()) {
    const { order } = newPurchase(shopper, orderId, index, offers)
    let status: string = stored.get(orderId) ?? (await shopper.placeOrder(order)).status
    if (status === 'Pending') {
      const payer = createPayer(shopper.browser, order)
      await payer.create()
      for (const gatewayOrder of await sandbox.ordersFor(orderId))
        await sandbox.pay(gatewayOrder, wanted === 'Failed' ? 'failure' : 'success')
      status = await outcomeOf(payer)
    }
    if (status === 'Paid' && wanted === 'Refunded') await refund(orderId, Number(order.total))
  }
}

async function demoShopper(origin: string, dataDir: string): Promise<Shopper> {
  const browser = openBrowser(origin)
  try {
    return await logIn(browser, DEMO_LOGIN)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await register(browser, DEMO_LOGIN)
    await confirmAddress(browser, DEMO_LOGIN.email, dataDir)
    return logIn(browser, DEMO_LOGIN)
  }
}

async function outcomeOf({ ask }: Payer): Promise<string> {
  const deadline = Date.now() + PAID_WITHIN_MS
  for (;;) {
    const { status } = await ask()
    if (status !== 'Pending' || Date.now() > deadline) return status
    await wait(ASK_EVERY_MS)
  }
}
