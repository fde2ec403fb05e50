import { setTimeout as pause } from 'node:timers/promises'
import type { ShopBehindNginx, Twin } from '../../../harness/shop/deployed/shop-behind-nginx'
import type { ShopAddress } from '../../../harness/shop/server-process'

interface Releases {
  last: ShopAddress
  next: ShopAddress
}

/**
 * Kills and restarts a server of the last release, replaces all servers one by one, kills two of them, and goes
 * back to the last release.
 * @param onBothReleases called while one edge runs the last release and the other this one
 */
export async function thereAndBack(
  { apis, edges }: ShopBehindNginx,
  { last, next }: Releases,
  betweenMs: number,
  onBothReleases: () => Promise<void>,
): Promise<void> {
  await pause(betweenMs)
  await kill(apis[0], last, 'An api of the last release')
  await pause(betweenMs)
  await replace([...apis, edges[0]], next, betweenMs)
  await onBothReleases()
  await replace([edges[1]], next, betweenMs)
  console.log('All servers run this release')
  await kill(apis[1], next, 'An api of this release')
  await pause(betweenMs)
  await kill(edges[0], next, 'An edge of this release')
  await pause(betweenMs)
  await replace([...edges, ...apis], last, betweenMs)
  console.log('All servers run the last release again')
  await pause(betweenMs)
}

async function kill(server: Twin, place: ShopAddress, name: string): Promise<void> {
  await server.kill()
  console.log(`${name} was killed, and was back after ${await server.start(place)} ms`)
}

/** Replaces servers as an operator or Kubernetes does: each must be able to serve before the next stops. */
async function replace(servers: readonly Twin[], place: ShopAddress, betweenMs: number): Promise<void> {
  for (const server of servers) {
    await server.stop()
    await server.start(place)
    await pause(betweenMs)
  }
}
