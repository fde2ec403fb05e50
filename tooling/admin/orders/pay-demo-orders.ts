import type { Product } from 'shared-contracts/catalog/product'
import { openSandbox, type Sandbox } from '../../../e2e/harness/gateways/sandbox'
import { createPayer, type Payer } from '../../../e2e/harness/over-http/payer'
import { listOffers, newPurchase } from '../../../e2e/harness/over-http/purchase'
import type { Shopper } from '../../../e2e/harness/over-http/shopper'
import { until } from '../../../e2e/harness/until'
import { type DemoOrder, demoOrders } from './demo-orders'

const AT_ONCE = 8
const PAID_WITHIN_MS = 30_000
/** A UPI id that pays a paisa too much; the payment is held until staff decide (gateway-sandbox/README.md). */
const PAYS_TOO_MUCH = 'amount-off@gocash'

/** Places the orders and pays for them at the gateway sandbox, as a shopper would. Existing orders stay. */
export async function payDemoOrders(shopper: Shopper, sandboxOrigin: string): Promise<void> {
  const sandbox = openSandbox(sandboxOrigin)
  const stored = new Map((await shopper.orders()).map(({ orderId, status }) => [orderId, status]))
  const { data } = await shopper.browser.get<{ data: Product[] }>('/api/products')
  const offers = listOffers(data)
  async function placeAndPay(wanted: DemoOrder, index: number) {
    const { order } = newPurchase(shopper, wanted.orderId, index + 1, offers)
    const named = { ...order, shippingAddress: wanted.address }
    const status = stored.get(wanted.orderId) ?? (await shopper.placeOrder(named)).status
    if (status === 'Pending' && wanted.state !== 'unpaid')
      await pay(createPayer(shopper.browser, named), wanted, sandbox)
  }

  for (let first = 0; first < demoOrders.length; first += AT_ONCE)
    await Promise.all(
      demoOrders.slice(first, first + AT_ONCE).map((wanted, index) => placeAndPay(wanted, first + index)),
    )
}

async function pay(payer: Payer, { orderId, state }: DemoOrder, sandbox: Sandbox): Promise<void> {
  await payer.create()
  const started = await sandbox.ordersFor(orderId)
  if (started.some(({ attempts }) => attempts.length > 0)) return
  for (const gatewayOrder of started)
    if (state === 'held') await sandbox.pay(gatewayOrder, 'success', PAYS_TOO_MUCH)
    else await sandbox.pay(gatewayOrder, state === 'failed' ? 'failure' : 'success')
  if (state !== 'held') await until(async () => (await payer.ask()).status !== 'Pending', PAID_WITHIN_MS)
  if (state === 'paid-twice') for (const { id } of started) await sandbox.payAgain(id)
  if (state === 'disputed') for (const { id } of started) await sandbox.dispute(id)
}
