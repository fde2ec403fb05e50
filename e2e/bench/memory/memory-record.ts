import { figure, markdownTable } from '../report/markdown-table'
import type { Circumstances } from '../report/record'
import type { EdgeCounts } from './edge-metrics'
import { growthOf } from './growth'
import type { Statuses } from './traffic'

/** Resident memory of the edge's process, in MB (10^6 bytes). */
export interface MemoryRecord extends Circumstances {
  remote: string
  requests: number
  unknownPaths: number
  start: number
  loaded: number
  afterRequests: number
  afterUnknown: number
  /** After each version swap. */
  swaps: number[]
  /** The most the process ever had. */
  peak: number
  statuses: Statuses
  counts: EdgeCounts
}

const MOST_MB = 300

export function memoryTable(record: MemoryRecord): string {
  const { remote, requests, swaps, peak, statuses, counts } = record
  const renders = Object.entries(counts.renders).map(([outcome, count]) => `${count} ${outcome}`)
  const growth = growthOf(swaps)
  const last = swaps.at(-1) ?? Number.NaN
  const failed = Object.entries(statuses).filter(([status]) => Number(status) === 0 || Number(status) >= 500)
  const failures = failed.map(([status, count]) => `${count} with ${status}`).join(', ')
  const fellOver = failed.reduce((sum, [, count]) => sum + count, 0)
  return [
    markdownTable(
      ['figure', 'measured', 'target', 'met'],
      [
        ['at start, MB', figure(record.start), '', ''],
        ['every remote asked once, MB', figure(record.loaded), '', ''],
        [`after ${requests} requests over all public addresses, MB`, figure(record.afterRequests), '', ''],
        [`after ${record.unknownPaths} unknown paths, MB`, figure(record.afterUnknown), '', ''],
        [
          `after ${swaps.length} versions of ${remote}, MB`,
          figure(last),
          `at most ${MOST_MB}`,
          last <= MOST_MB ? 'yes' : 'no',
        ],
        ['the most it ever was, two versions side by side, MB', figure(peak), '', ''],
        [
          'second half of the swaps to the first half, medians, MB',
          `${figure(growth.secondHalf)} to ${figure(growth.firstHalf)}`,
          'at most 5 % more',
          growth.isFlat ? 'yes' : 'no',
        ],
        ['slope, MB per swap', figure(growth.slopePerSwap, 2), '', ''],
        [
          'requests that failed on the server',
          fellOver === 0 ? '0' : `${fellOver} (${failures})`,
          'none',
          fellOver === 0 ? 'yes' : 'no',
        ],
      ],
    ),
    `After each swap, MB: ${swaps.map((value) => figure(value)).join(', ')}.`,
    `The edge's own counts at the end: renders: ${renders.join(', ') || 'none'}; ${counts.keptPages} pages kept in ${figure(counts.keptMb, 1)} MB; its main thread's heap ${figure(counts.heapMb)} MB, and ${figure(counts.outsideHeapMb)} MB outside it.`,
  ].join('\n\n')
}
