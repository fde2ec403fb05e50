import { fetch } from 'undici'
import type { Checks } from '../../../harness/checks'
import type { ShopBehindNginx, Twin } from '../../../harness/shop/deployed/shop-behind-nginx'
import { until } from '../../../harness/until'
import type { Buyer } from './buyer'

const ASKED_AFTER_A_KILL = 40
const BACK_WITHIN_MS = 5000
const PAID_WITHIN_MS = 10_000

/** Checks that the shop works with one edge or api dead, and that nginx shows an error with both dead. */
export async function survives(shop: ShopBehindNginx, buy: Buyer, { expect }: Checks): Promise<void> {
  const { origin, edges, apis, sandbox } = shop
  for (const [name, dead] of [['edge', edges[0]] as const, ['api', apis[0]] as const]) {
    await dead.kill()
    const answers = await fetchStatuses(origin, ASKED_AFTER_A_KILL)
    expect(
      answers.every((status) => status === 200),
      `with an ${name} dead, every page and response arrives`,
      answers,
    )
    const { payer, orderId } = await buy()
    await payer.create()
    const [order] = await sandbox.ordersFor(orderId)
    if (order) await sandbox.pay(order, 'success')
    expect(
      await until(async () => (await payer.look()) === 'Paid', PAID_WITHIN_MS),
      `with an ${name} dead, an order is placed and paid`,
    )
    await dead.start()
  }
  await awayIsSaid(origin, apis, '/api/products', 'both apis', expect)
  await awayIsSaid(origin, edges, '/api/products', 'both edges', expect)
  await awayIsSaid(origin, edges, '/', 'both edges', expect)
}

async function awayIsSaid(
  origin: string,
  twins: readonly Twin[],
  path: string,
  who: string,
  expect: Checks['expect'],
): Promise<void> {
  await Promise.all(twins.map(({ kill }) => kill()))
  const answer = await fetch(origin + path)
  const text = await answer.text()
  const isSaid =
    answer.status === 503 && text.includes('The shop isn’t responding right now. Please try again.')
  expect(isSaid, `with ${who} dead, ${path} shows the shop's own error message`, [answer.status, text])
  const isSafe = answer.headers.get('x-content-type-options') === 'nosniff'
  expect(isSafe && answer.headers.has('content-security-policy'), 'and keeps the security headers')
  await Promise.all(twins.map(({ start }) => start()))
  const started = performance.now()
  const isBack = await until(async () => (await fetch(origin + path)).status === 200, BACK_WITHIN_MS)
  const ms = performance.now() - started
  expect(isBack, `and ${path} recovers with them, here ${Math.round(ms)} ms later`)
}

async function fetchStatuses(origin: string, times: number): Promise<number[]> {
  const paths = ['/', '/api/products', '/api/blogs', '/login']
  const asked = Array.from({ length: times }, (_, index) => fetch(origin + paths[index % paths.length]))
  return Promise.all(
    asked.map(async (asking) => {
      const answer = await asking
      await answer.arrayBuffer()
      return answer.status
    }),
  )
}
