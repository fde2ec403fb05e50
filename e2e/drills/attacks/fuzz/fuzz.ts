import { intrusions } from '../../../harness/over-http/intrusions'
import { newOwner } from '../../../harness/over-http/owner'
import { newShopper, type Shopper } from '../../../harness/over-http/shopper'
import { describedOperations, endsItself, type Operation } from '../../../harness/shop/api/api-description'
import { createDrillDatabase } from '../../../harness/shop/api/drill-database'
import { inDataFolder } from '../../../harness/shop/data-folder'
import { openShopWithGateway, type ShopWithGateway } from '../../../harness/shop/shop-with-gateway'
import type { Drill } from '../../runner/drill'
import { NotTried } from '../../runner/not-tried'
import { type DatabaseDigest, openDatabaseDigest } from './database-digest'
import { firstComplaint } from './fuzz-property'
import { createSender } from './fuzz-sender'
import { fuzzedRequests } from './fuzzed-request'
import { holdBackPoller } from './held-back-poller'

interface Extent {
  /** The number of requests for each api call. */
  requests: number
  /** One in this many api calls is tested; the seed chooses which. */
  oneIn: number
}

const FULL: Extent = { requests: 2000, oneIn: 1 }
const SHORT: Extent = { requests: 8, oneIn: 3 }
const MINUTE_MS = 60_000

const HEADING = `    sent   taken  refused  ${'call'.padEnd(56)}  refusals`

export const fuzz: Drill = {
  promise: 'no request, however malformed, gets a 5xx response, and a refused request changes nothing',
  run: ({ isShort }) => inDataFolder((dataDir) => drill(dataDir, isShort ? SHORT : FULL)),
}

async function drill(dataDir: string, { requests, oneIn }: Extent): Promise<boolean> {
  const database = await createDrillDatabase()
  if (!database) throw new NotTried('PostgreSQL is not installed.')
  const shop = await openShopWithGateway(dataDir, MINUTE_MS, {
    databaseUrl: database.url,
    // Random amounts would trigger the gateway's planned faults, which the drill `gateway-faults` covers.
    sandboxSettings: { SANDBOX_ORDER_FAULTS: 'off' },
  })
  // The poller's writes would look as if the last request had made them.
  const letPoll = await holdBackPoller(database.url)
  const digest = await openDatabaseDigest(database.url)
  // The same SEED generates the same requests. CALLS selects the calls whose names contain it.
  const { SEED = Date.now() % 2 ** 31, CALLS = '' } = process.env
  const seed = Number(SEED)
  console.log(`SEED=${seed}\n${HEADING}`)
  const described = await describedOperations(shop.origins[0] ?? '')
  const named = described.filter(({ name }) => name.includes(CALLS))
  const operations = CALLS ? named : named.filter((_, index) => (index + seed) % oneIn === 0)
  let sent = 0
  let broken = 0
  for (const [number, operation] of operations.entries()) {
    const { statuses, complaint } = await fuzzed(shop, digest, operation, number, { numRuns: requests, seed })
    sent += statuses.length
    print(operation.name, statuses)
    if (complaint) console.log(complaint)
    if (complaint) broken += 1
  }
  await digest.close()
  await letPoll()
  await shop.stop()
  await database.drop()
  console.log(
    `${operations.length} calls, ${sent} requests: ${broken} calls answered 5xx or changed something although they were refused`,
  )
  return sent > 0 && broken === 0
}

async function fuzzed(
  shop: ShopWithGateway,
  digest: DatabaseDigest,
  operation: Operation,
  number: number,
  runs: { numRuns: number; seed: number },
) {
  const owner = await newOwner(shop, number + 1)
  const senderOf = (shopper: Shopper) => createSender(shop.origins[0] ?? '', shopper.browser)
  let sender = await senderOf(owner.shopper)
  let isOver = false
  // If the intruder is the owner, an intrusion is simply a valid request.
  const example = intrusions[operation.name]?.(owner, owner) ?? {}
  const statuses: number[] = []
  const complaint = await firstComplaint(
    fuzzedRequests(operation, example),
    runs,
    {
      async send(request) {
        const status = await sender(operation, request)
        statuses.push(status)
        isOver = status === 429 || (status < 400 && endsItself(operation))
        return status
      },
      // Replaces a customer who was logged out, deleted or rate-limited.
      async prepare() {
        if (!isOver) return false
        sender = await senderOf(await newShopper(shop.origins[0] ?? ''))
        isOver = false
        return true
      },
    },
    digest,
  )
  return { statuses, complaint }
}

function print(name: string, statuses: readonly number[]): void {
  const refusals = new Map<number, number>()
  for (const status of statuses) if (status >= 400) refusals.set(status, (refusals.get(status) ?? 0) + 1)
  const refused = [...refusals.values()].reduce((sum, count) => sum + count, 0)
  const cells = [statuses.length, statuses.length - refused, refused].map((count) =>
    String(count).padStart(8),
  )
  const kinds = [...refusals].sort().map(([status, count]) => `${count} x ${status}`)
  console.log(`${cells.join('')}  ${name.padEnd(56)}  ${kinds.join(', ') || 'none'}`)
}
