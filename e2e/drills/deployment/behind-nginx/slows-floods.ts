import type { Checks } from '../../../harness/checks'
import { openBrowser } from '../../../harness/over-http/browser'
import type { ShopBehindNginx } from '../../../harness/shop/deployed/shop-behind-nginx'

/** The limit in deploy/nginx/shop.conf.template, and a flood above it. */
const AT_ONCE = 300
const PER_SECOND = 20
const FLOOD = 700

/** Checks that a second api doesn't double the limit: an api counts only its own calls, nginx counts all. */
export async function slowsFloods({ origin }: ShopBehindNginx, { expect }: Checks): Promise<void> {
  const flooder = openBrowser(origin, { from: '127.0.0.9' })
  const started = performance.now()
  const answers = await Promise.all(
    Array.from({ length: FLOOD }, async () => {
      const answer = await flooder.send('GET', '/api/content-version')
      return { status: answer.status, text: await answer.text() }
    }),
  )
  const seconds = (performance.now() - started) / 1000
  const served = answers.filter(({ status }) => status === 200).length
  const refused = answers.filter(({ status }) => status === 429)
  const isClear = refused.every(({ text }) => text.includes('"code":"TOO_MANY_REQUESTS"'))
  const isLimited = served <= AT_ONCE + 1 + PER_SECOND * (seconds + 1)
  expect(
    isLimited && isClear && served + refused.length === FLOOD,
    `of ${FLOOD} simultaneous calls from one address ${served} are served, and the others must wait`,
    [served, refused.length],
  )
  const neighbour = (await openBrowser(origin, { from: '127.0.0.10' }).send('GET', '/api/session')).status
  expect(neighbour === 200, 'a visitor from another address is not affected', neighbour)
}
