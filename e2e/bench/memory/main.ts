import { folderStore } from 'registry/folder-store'
import { liveRemotes } from 'shared-contracts/remote/live-remotes'
import { askedOf } from '../../../tooling/command-line/asked-of'
import { machineLine } from '../machine/machine'
import { residentMemory } from '../machine/process-figures'
import { record } from '../options'
import { circumstances, writeRecord } from '../report/record'
import { writePerformancePage } from '../report/write-performance-page'
import { type OwnShop, openShop } from '../shop/open-shop'
import { edgeCounts } from './edge-metrics'
import { type MemoryRecord, memoryTable } from './memory-record'
import { publicPaths, unknownPaths } from './public-paths'
import { swapVersion, untilSeen } from './swap-version'
import { trafficTo } from './traffic'

const { values: options } = askedOf({
  command: 'npm run bench:memory',
  purpose: "What the edge's process takes, under requests and while versions of a remote come and go.",
  options: {
    requests: { type: 'string', value: '<number>', default: '10000', purpose: 'for pages that are there' },
    unknown: {
      type: 'string',
      value: '<number>',
      default: '1000',
      purpose: 'requests for pages that are not',
    },
    swaps: { type: 'string', value: '<number>', default: '20', purpose: 'how many versions come and go' },
    remote: { type: 'string', value: '<name>', default: 'mf-catalog', purpose: 'whose versions they are' },
    record,
  },
})

/** An old version has gone by then. */
const SETTLE_MS = 1000

async function measure({ origin, edgePid, registryFolder }: OwnShop): Promise<MemoryRecord> {
  const traffic = trafficTo(origin)
  const now = async (moment: string) => {
    const { now: megabytes, peak } = await residentMemory(edgePid)
    console.log(`${moment}: ${megabytes.toFixed(0)} MB, ${peak.toFixed(0)} MB at most`)
    return megabytes
  }

  const start = await now('at start')
  const remotes = liveRemotes((await folderStore(registryFolder).read()).registry)
  const onePageEach = remotes.map(({ prefixes }) => prefixes[0] ?? '/')
  await traffic.send(onePageEach, onePageEach.length)
  const loaded = await now('every remote asked once')
  const paths = await publicPaths(origin)
  await traffic.send(paths, Number(options.requests))
  const afterRequests = await now(`after ${options.requests} requests over ${paths.length} addresses`)
  const unknown = unknownPaths(Number(options.unknown))
  await traffic.send(unknown, unknown.length)
  const afterUnknown = await now(`after ${unknown.length} unknown paths`)

  const swaps: number[] = []
  const stop = traffic.keepSending(paths)
  try {
    for (let number = 1; number <= Number(options.swaps); number += 1) {
      const swap = await swapVersion(registryFolder, options.remote, number)
      await untilSeen(origin, swap)
      await traffic.send(paths, paths.length)
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
      swaps.push(await now(`after ${swap.version}`))
    }
  } finally {
    await stop()
  }
  return {
    ...(await circumstances()),
    remote: options.remote,
    requests: Number(options.requests),
    unknownPaths: unknown.length,
    ...{ start, loaded, afterRequests, afterUnknown, swaps },
    peak: (await residentMemory(edgePid)).peak,
    statuses: traffic.statuses,
    counts: await edgeCounts(origin),
  }
}

const shop = await openShop()
try {
  const record = await measure(shop)
  console.log(`\n${memoryTable(record)}\n\n${machineLine(record.machine)}`)
  if (options.record) {
    await writeRecord('memory', record)
    await writePerformancePage()
  }
} finally {
  await shop.close()
}
