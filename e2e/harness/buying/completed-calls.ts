import { quantile } from './quantile'

/** A temporary response (502 or 503) that was followed by another attempt. */
export interface Refusal {
  status: number
  text: string
  at: Date
}

/** The duration and outcome of a shopper's call. */
export interface CallRecord {
  kind: string
  /** Milliseconds from the first attempt to the final response, including waits between attempts. */
  ms: number
  /** The temporary responses before the final one. */
  refusals: Refusal[]
}

/** Prints one row for each kind of call, and one for all. */
export function printCalls(records: readonly CallRecord[], seconds: number): void {
  const kinds = [...new Set(records.map(({ kind }) => kind))].sort()
  const rows = kinds.map((name) => [
    name,
    toRow(
      records.filter(({ kind }) => kind === name),
      seconds,
    ),
  ])
  console.table(Object.fromEntries([...rows, ['all', toRow(records, seconds)]]))
}

function toRow(records: readonly CallRecord[], seconds: number) {
  const times = records.map(({ ms }) => ms).sort((a, b) => a - b)
  const statuses = records.flatMap(({ refusals }) => refusals.map(({ status }) => status))
  const msOf = (part: number) => Math.round(quantile(times, part))
  return {
    calls: records.length,
    'per second': Math.round(records.length / seconds),
    502: statuses.filter((status) => status === 502).length,
    503: statuses.filter((status) => status === 503).length,
    'most tries': Math.max(...records.map(({ refusals }) => refusals.length + 1)),
    'p50 ms': msOf(0.5),
    'p99 ms': msOf(0.99),
    'most ms': msOf(1),
  }
}
