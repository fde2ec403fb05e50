import type { Product } from 'shared-contracts/catalog/product'
import { openSandbox } from '../../harness/gateways/sandbox'
import { openBrowser } from '../../harness/over-http/browser'
import { createPayer } from '../../harness/over-http/payer'
import { listOffers, newPurchase } from '../../harness/over-http/purchase'
import { newShopper } from '../../harness/over-http/shopper'
import { until } from '../../harness/until'

const PAID_WITHIN_MS = 30_000
const PAGES = ['/', '/all-products', '/login']

/** Waits until an order that was started after the call is paid. */
type NextSale = () => Promise<void>

/** Lets a shopper buy repeatedly during the work. @returns how many orders were paid, and what failed */
export async function sellsMeanwhile(
  origin: string,
  sandboxOrigin: string,
  work: (nextSale: NextSale) => Promise<void>,
): Promise<{ sold: number; complaints: string[] }> {
  const sandbox = openSandbox(sandboxOrigin)
  const shopper = await newShopper(origin)
  const { data } = await openBrowser(origin).get<{ data: Product[] }>('/api/products')
  const offers = listOffers(data)
  const complaints: string[] = []
  let sold = 0
  let isOver = false

  async function buy(): Promise<void> {
    for (const path of PAGES) {
      const answer = await fetch(origin + path)
      await answer.text()
      if (!answer.ok) complaints.push(`${path} was answered ${answer.status}`)
    }
    const { order } = newPurchase(shopper, `ORD-${Date.now()}`, sold, offers)
    await shopper.placeOrder(order)
    const payer = createPayer(shopper.browser, order)
    await payer.create()
    for (const started of await sandbox.ordersFor(order.orderId)) await sandbox.pay(started, 'success')
    if (await until(async () => (await payer.ask()).status === 'Paid', PAID_WITHIN_MS)) sold += 1
    else complaints.push(`${order.orderId} was not paid`)
  }

  async function shopping(): Promise<void> {
    while (!isOver) await buy().catch((error: Error) => void complaints.push(error.message))
  }

  async function nextSale(): Promise<void> {
    // Waits for the second order: the first may have been started before the call.
    const enough = sold + 2
    await until(async () => sold >= enough || complaints.length > 0, PAID_WITHIN_MS)
  }

  const selling = shopping()
  await work(nextSale).finally(() => {
    isOver = true
  })
  await selling
  return { sold, complaints }
}
