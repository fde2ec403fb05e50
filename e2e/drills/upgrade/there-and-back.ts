import { setTimeout as pause } from 'node:timers/promises'
import { HERE, type Place } from '../shop/server-process'
import type { ShopBehindNginx, Twin } from '../shop/shop-behind-nginx'

/**
 * A server of the last release is killed and comes back. All are replaced, one after the other, two are killed, and all
 * go back.
 * @param last where the last release is
 * @param betweenMs how long the shop is left alone after each step
 * @param onBothReleases called while one edge is of the last release and one of this
 */
export async function thereAndBack(
  { apis, edges }: ShopBehindNginx,
  last: Place,
  betweenMs: number,
  onBothReleases: () => Promise<void>,
): Promise<void> {
  await pause(betweenMs)
  await kill(apis[0], last, 'An api of the last release')
  await pause(betweenMs)
  await replace([...apis, edges[0]], HERE, betweenMs)
  await onBothReleases()
  await replace([edges[1]], HERE, betweenMs)
  console.log('All servers are of this release')
  await kill(apis[1], HERE, 'An api of this release')
  await pause(betweenMs)
  await kill(edges[0], HERE, 'An edge of this release')
  await pause(betweenMs)
  await replace([...edges, ...apis], last, betweenMs)
  console.log('All servers are of the last release again')
  await pause(betweenMs)
}

async function kill(server: Twin, place: Place, name: string): Promise<void> {
  await server.kill()
  console.log(`${name} is killed, and back after ${await server.start(place)} ms`)
}

/** As an operator does it, and as Kubernetes does: the next one has its turn when the one before can serve. */
async function replace(servers: readonly Twin[], place: Place, betweenMs: number): Promise<void> {
  for (const server of servers) {
    await server.stop()
    await server.start(place)
    await pause(betweenMs)
  }
}
