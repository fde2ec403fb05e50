import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type EdgeRecord, edgeTable } from '../edge/edge-record'
import { type LighthouseRecord, lighthouseTable } from '../lighthouse/lighthouse-record'
import { machineLine } from '../machine/machine'
import { type MemoryRecord, memoryTable } from '../memory/memory-record'
import type { PagesRecord } from '../pageload/pages-record'
import { pagesTables } from '../pageload/pages-tables'
import { fillPage } from './fill-page'
import { ratioChart } from './ratio-chart'
import { type Circumstances, readRecord } from './record'

const DOCS = path.resolve(import.meta.dirname, '../../../docs')
const PAGE = path.join(DOCS, 'performance.md')

function section<Measured extends Circumstances>(
  record: Measured | undefined,
  tableOf: (record: Measured) => string,
): string {
  if (!record) return 'Not measured yet.'
  return `${tableOf(record)}\n\nMeasured on ${record.date}: ${machineLine(record.machine)}.`
}

/** Puts docs/performance.md and its chart together anew from the records: no figure there is typed by hand. */
export async function writePerformancePage(): Promise<void> {
  const pages = await readRecord<PagesRecord>('pages')
  const markdown = fillPage(await readFile(PAGE, 'utf8'), {
    pages: section(pages, pagesTables),
    edge: section(await readRecord<EdgeRecord>('edge'), edgeTable),
    memory: section(await readRecord<MemoryRecord>('memory'), memoryTable),
    lighthouse: section(await readRecord<LighthouseRecord>('lighthouse'), lighthouseTable),
  })
  await writeFile(PAGE, markdown)
  await writeFile(path.join(DOCS, 'performance/cold-load.svg'), ratioChart(pages?.results ?? []))
}
