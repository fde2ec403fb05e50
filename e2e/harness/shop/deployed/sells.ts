import type { Product } from 'shared-contracts/catalog/product'
import type { Checks } from '../../checks'
import { openBrowser } from '../../over-http/browser'
import { createPayer } from '../../over-http/payer'
import { listOffers, newPurchase } from '../../over-http/purchase'
import { newShopper } from '../../over-http/shopper'
import { until } from '../../until'
import type { ShopBehindNginx } from './shop-behind-nginx'

const PAID_WITHIN_MS = 20_000

/** Checks that the home page has all its files, and that an order can be paid. @param ca see BrowserOptions */
export async function sells(
  { origin, sandbox }: ShopBehindNginx,
  ca: string,
  { expect }: Checks,
): Promise<void> {
  const visitor = openBrowser(origin, { ca })
  const home = await visitor.send('GET', '/')
  const page = await home.text()
  expect(home.status === 200 && page.includes('<h1'), 'the home page is rendered', home.status)
  expect(home.headers.has('strict-transport-security'), 'browsers must use https from then on')
  const files = [...page.matchAll(/(?:src|href)="(\/(?:shell|remotes)\/[^"]+)"/g)].map(
    ([, file = '']) => file,
  )
  const answers = await Promise.all(files.map(async (file) => (await visitor.send('GET', file)).status))
  expect(
    files.length > 0 && answers.every((status) => status === 200),
    'each file on it can be fetched',
    answers,
  )

  const { data } = await visitor.get<{ data: Product[] }>('/api/products')
  const shopper = await newShopper(origin, { ca })
  const { order } = newPurchase(shopper, 'ORD-sells-1', 1, listOffers(data))
  await shopper.placeOrder(order)
  const payer = createPayer(shopper.browser, order)
  await payer.create()
  const [gatewayOrder] = await sandbox.ordersFor(order.orderId)
  if (gatewayOrder) await sandbox.pay(gatewayOrder, 'success')
  expect(
    await until(async () => (await payer.look()) === 'Paid', PAID_WITHIN_MS),
    'an order is placed and paid',
  )
}
