import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { folderStore } from 'registry/folder-store'
import { askedOf } from '../../../../tooling/command-line/asked-of'
import { machineLine } from '../../machine/machine'
import { residentMb } from '../../machine/process-figures'
import { circumstances } from '../../result/circumstances'
import { type OwnShop, openShop } from '../../shop/open-shop'
import { type DayRecord, dayTable } from './day-record'
import { publishNext } from './next-version'
import { PAGES_EACH, visitsTo } from './visits'

const { values: options } = askedOf({
  command: 'npm run bench -- day',
  purpose:
    'Memory of the edge over a day with a new version of a remote every minute, as fast as it takes them.',
  options: {
    hours: { type: 'string', value: '<number>', default: '24', purpose: 'how long the day is' },
  },
})

const VERSIONS_AN_HOUR = 60
/** The threads of versions that are no longer live have ended by then, as they have before the next minute of a real day. */
const SETTLE_MS = 4000

async function measure({ origin, edgePid, registryFolder }: OwnShop, count: number): Promise<DayRecord> {
  const store = folderStore(registryFolder)
  const remotes = Object.keys((await store.read()).registry.remotes)
  const visits = visitsTo(origin)
  const start = await residentMb(edgePid)
  const hours: number[] = []
  for (let number = 1; number <= count * VERSIONS_AN_HOUR; number += 1) {
    const remote = remotes[number % remotes.length] ?? ''
    const next = await publishNext(store, remote, number)
    await visits.untilSeen(next)
    await visits.come(number)
    await visits.report(remote, next.version)
    if (number % VERSIONS_AN_HOUR > 0) continue
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
    hours.push(await residentMb(edgePid))
    console.log(`hour ${hours.length}: ${hours.at(-1)?.toFixed(0)} MB`)
  }
  await visits.close()
  const left = { versions: await countVersions(), megabytes: await megabytesIn(registryFolder) }
  return {
    ...(await circumstances()),
    versionsAnHour: VERSIONS_AN_HOUR,
    pagesEach: PAGES_EACH,
    start,
    hours,
    left,
  }

  async function countVersions(): Promise<number> {
    const entries = Object.values((await store.read()).registry.remotes)
    return entries.reduce((sum, { versions }) => sum + Object.keys(versions).length, 0)
  }
}

async function megabytesIn(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await stat(path.join(entry.parentPath, entry.name))).size
  return bytes / 1e6
}

const shop = await openShop()
try {
  const record = await measure(shop, Number(options.hours))
  console.log(`\n${dayTable(record)}\n\n${machineLine(record.machine)}`)
} finally {
  await shop.close()
}
