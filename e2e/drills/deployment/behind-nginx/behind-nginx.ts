import { type Checks, createChecks } from '../../../harness/checks'
import { openBrowser } from '../../../harness/over-http/browser'
import { inDataFolder } from '../../../harness/shop/data-folder'
import { openShopBehindNginx, type ShopBehindNginx } from '../../../harness/shop/deployed/shop-behind-nginx'
import type { Drill } from '../../runner/drill'
import { type Buyer, buyer } from './buyer'
import { checkPassthrough } from './check-passthrough'
import { ignoresForgedAddresses } from './ignores-forged-addresses'
import { keepsSecretsOutOfTheLog } from './keeps-secrets-out-of-the-log'
import { reportsAlertMetrics } from './reports-alert-metrics'
import { slowsFloods } from './slows-floods'
import { survives } from './survives'

/** A minute on the gateway sandbox's clock. In the full run, a slow gateway outlasts the shop's 18 s limit. */
const FULL_MINUTE_MS = 1000
const SHORT_MINUTE_MS = 100

export const behindNginx: Drill = {
  promise: 'two edges and two apis behind nginx act as one shop, even if one of each is dead',
  run: ({ isShort }) => inDataFolder((dataDir) => drill(dataDir, isShort)),
}

async function drill(dataDir: string, isShort: boolean): Promise<boolean> {
  const shop = await openShopBehindNginx(dataDir, isShort ? SHORT_MINUTE_MS : FULL_MINUTE_MS)
  if (!shop) return true
  const checks = createChecks()
  await checkPassthrough(shop, checks)
  await checkRefusals(shop, checks)
  await ignoresForgedAddresses(shop, checks)
  await slowsFloods(shop, checks)
  await keepsSecretsOutOfTheLog(shop, checks)
  const buy = await buyer(shop)
  await staysPrivate(buy, checks)
  if (!isShort) await waitsForTheGateway(shop, buy, checks)
  await reportsAlertMetrics(shop, checks)
  await survives(shop, buy, checks)
  await shop.stop()
  return checks.allHold()
}

/** Checks that a response for one shopper is never cached for another. */
async function staysPrivate(buy: Buyer, { expect }: Checks): Promise<void> {
  const [one, other] = [await buy(), await buy()]
  for (const { shopper, orderId } of [one, other, one]) {
    const answer = await shopper.browser.send('GET', '/api/orders')
    const ids = ((await answer.json()) as { orderId: string }[]).map((order) => order.orderId)
    const isOwn = ids.length === 1 && ids[0] === orderId
    const isForNobodyElse = answer.headers.get('cache-control') === 'no-store'
    expect(isOwn && isForNobodyElse, 'a shopper sees only their own orders, and nothing caches them', ids)
  }
}

/** Checks that nginx does not give up first: the gateway never responds, and the shop waits for 18 seconds. */
async function waitsForTheGateway({ sandbox }: ShopBehindNginx, buy: Buyer, { expect }: Checks) {
  const { payer } = await buy()
  await sandbox.switchOn('create', 'slow-body', 1)
  const started = performance.now()
  const { status, message } = await payer.create()
  const seconds = Math.round((performance.now() - started) / 1000)
  await sandbox.switchOn('create', 'slow-body', 0)
  // After a timeout of nginx or the edge, the message would say that the shop is not responding.
  const isOurs = status === 502 && message.startsWith('The payment gateway ')
  expect(isOurs, `the shop answers for a hanging gateway, here after ${seconds} s`, [status, message])
}

/** Checks that nginx refuses internal addresses and requests that are too large. */
async function checkRefusals({ origin }: ShopBehindNginx, { expect }: Checks): Promise<void> {
  const visitor = openBrowser(origin)
  await visitor.get('/api/session')
  for (const path of ['/metrics', '/Readyz', '/healthz/', '/api/../metrics', '/%6detrics']) {
    const { status } = await visitor.send('GET', path)
    expect(status === 404, `${path} is closed to visitors`, status)
  }
  for (const size of [100_500, 200_000, 5_000_000]) {
    const answer = await visitor.send('POST', '/api/contact-form', { message: 'a'.repeat(size) })
    const { code } = (await answer.json()) as { code?: string }
    const isClear = answer.status === 413 && code === 'BODY_TOO_LARGE'
    expect(isClear, `a request of ${size} bytes is refused with the shop's own message`, [
      answer.status,
      code,
    ])
  }
}
