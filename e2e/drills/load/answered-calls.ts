import { quantile } from '../quantile'

/** What kinds of calls took, and how they ended. */
export interface CallRecord {
  kind: string
  /** From the first try to the answer that counted, waits between tries included. */
  ms: number
  /** The statuses before the one that counted; 0 for a connection that broke. */
  refusals: number[]
}

const COLUMNS = ['kind', 'calls', 'per-s', '502', '503', 'tries-most', 'p50-ms', 'p99-ms', 'max-ms']

/** Prints one line for each kind, and one for all. */
export function printCalls(records: readonly CallRecord[], seconds: number): void {
  console.log(COLUMNS.map(padded).join('  '))
  const kinds = [...new Set(records.map(({ kind }) => kind))].sort()
  for (const kind of kinds)
    printRow(
      kind,
      records.filter((record) => record.kind === kind),
      seconds,
    )
  printRow('all', records, seconds)
}

function printRow(kind: string, records: readonly CallRecord[], seconds: number): void {
  const times = records.map(({ ms }) => ms).sort((a, b) => a - b)
  const refused = (status: number) =>
    records.flatMap(({ refusals }) => refusals).filter((one) => one === status)
  const cells = [
    kind,
    records.length,
    Math.round(records.length / seconds),
    refused(502).length,
    refused(503).length,
    Math.max(...records.map(({ refusals }) => refusals.length + 1)),
    ...[0.5, 0.99, 1].map((part) => quantile(times, part).toFixed(1)),
  ]
  console.log(cells.map(padded).join('  '))
}

function padded(cell: string | number, index: number): string {
  const width = Math.max(COLUMNS[index]?.length ?? 0, 7)
  return index === 0 ? String(cell).padEnd(width) : String(cell).padStart(width)
}
