import type { Checks } from '../../../harness/checks'
import { createChecks } from '../../../harness/checks'
import { inDataFolder } from '../../../harness/shop/data-folder'
import { openShopBehindNginx, type ShopBehindNginx } from '../../../harness/shop/deployed/shop-behind-nginx'
import type { Drill } from '../../runner/drill'
import { heldConnections } from './held-connections'
import { knowsTheRenderer } from './knows-the-renderer'
import { type Experience, otherShoppers } from './other-shoppers'
import { type Flood, paced } from './paced-requests'
import { bodies, privatePages, spellings, unknownPaths } from './requests'

const FULL_MS = 15_000
const SHORT_MS = 3000
const MINUTE_MS = 1000

/** The factor by which times may rise. Generous, because the flood and other work run on this machine too. */
const TIMES_AS_LONG = 10
const LONG_MS = 1500

const floods: readonly Flood[] = [
  paced('unknown paths', unknownPaths),
  paced('private pages', privatePages),
  paced('other spellings of pages', spellings),
  paced('bodies of 300 kB', bodies),
  heldConnections('slow readers', 'read'),
  heldConnections('slow headers', 'send'),
]

export const flood: Drill = {
  promise: `while some networks flood pages, request bodies and connections, no other shopper’s request fails, and their p99 (in a short run: their median) is at most ${TIMES_AS_LONG} times the usual or ${LONG_MS} ms`,
  run: ({ isShort }) => inDataFolder((dataDir) => drill(dataDir, isShort)),
}

async function drill(dataDir: string, isShort: boolean): Promise<boolean> {
  const lastsMs = isShort ? SHORT_MS : FULL_MS
  const shop = await openShopBehindNginx(dataDir, MINUTE_MS)
  if (!shop) return true
  const checks = createChecks()
  await knowsTheRenderer(shop, checks)
  const { shopFor } = await otherShoppers(shop)
  // Warm up, so that one-time work doesn't count towards the baseline.
  await shopFor(SHORT_MS / 4)
  const before = await shopFor(lastsMs)
  console.log(`before${formatExperience(before)}`)
  for (const each of floods) {
    const running = each.start([shop.origin, shop.edges[0].origin])
    const during = await shopFor(lastsMs)
    const came = await running.stop()
    console.log(`during ${each.name} (${came})${formatExperience(during)}`)
    // A short run has too few requests for a p99: it would be the slowest of them.
    judge(each.name, isShort ? 'p50' : 'p99', before, during, checks)
  }
  await reportsRefusals(shop, checks)
  await shop.stop()
  return checks.allHold()
}

function judge(
  name: string,
  quantile: 'p50' | 'p99',
  before: Experience,
  during: Experience,
  { expect }: Checks,
): void {
  expect(during.failures.length === 0, `during ${name} no other shopper's request fails`, during.failures)
  expect(during.isPaid, `during ${name} another shopper's order is paid`)
  const most = Math.max(LONG_MS, TIMES_AS_LONG * before[quantile])
  expect(
    during[quantile] <= most,
    `during ${name} other shoppers' ${quantile} is below ${Math.round(most)} ms`,
    during[quantile],
  )
}

async function reportsRefusals({ edges }: ShopBehindNginx, { expect }: Checks): Promise<void> {
  const metrics = await (await fetch(`${edges[0].origin}/metrics`)).text()
  for (const reason of ['too-many-pages', 'large-body']) {
    const count = Number(new RegExp(`edge_refusals_total{reason="${reason}"} (\\d+)`).exec(metrics)?.[1])
    expect(count > 0, `the edge reports how many it refused: ${count} (${reason})`)
  }
}

function formatExperience({ requests, p50, p99 }: Experience): string {
  return `: ${requests} requests of other shoppers, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`
}
