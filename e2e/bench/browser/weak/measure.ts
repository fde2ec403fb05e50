import { writeFile } from 'node:fs/promises'
import { askedOf } from '../../../../tooling/command-line/asked-of'
import { machineLine } from '../../machine/machine'
import { circumstances } from '../../result/circumstances'
import { inShop } from '../../shop/open-shop'
import { profileLine } from '../pages/profile'
import { startStaticLimit } from '../static-limit/static-limit'
import { weakCommand } from './command'
import { openLine } from './line/open-line'
import { lineText, weakLine } from './line/real-line'
import { runVisits } from './run-visits'
import { weakPhone } from './visit/weak-phone'
import { weakPages } from './weak-pages'
import { type WeakRecord, weakResult } from './weak-record'
import { weakTables } from './weak-tables'

/* Runs in namespaces of its own (line/own-namespaces.ts). */

const { values: options } = askedOf(weakCommand)
const runs = Number(options.runs)

async function measure(shop: string): Promise<void> {
  const pages = (await weakPages(shop)).filter(({ group }) => new RegExp(options.only).test(group))
  const limit = await startStaticLimit(shop, pages)
  try {
    const { visits, loads } = await runVisits(pages, runs, { shop, limit: limit.origin }, line.phone)
    const record: WeakRecord = {
      ...(await circumstances()),
      profile: `${profileLine(weakPhone)}; ${lineText(weakLine)}`,
      runs,
      load: [Math.min(...loads), Math.max(...loads)],
      line: await line.counts(),
      results: visits.flatMap((each) => weakResult(each, runs)),
      notes: visits.flatMap(({ failures }) => failures),
    }
    const text = `${weakTables(record)}\n\n${machineLine(record.machine)}\n`
    console.log(`\n${text}`)
    if (options.md) await writeFile(options.md, text)
    if (options.json) await writeFile(options.json, JSON.stringify({ ...record, visits }, null, 2))
  } finally {
    limit.close()
  }
}

const line = await openLine(weakLine)
await inShop(undefined, measure)
// The phone and the router end with the namespaces, which end with this process.
process.exit()
