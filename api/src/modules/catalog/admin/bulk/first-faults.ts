import type { Fault } from 'shared-contracts/catalog/admin/bulk-schema'

/** The most errors listed: more than anybody fixes before retrying. */
const MOST_FAULTS = 100

export function firstFaults(faults: readonly Fault[]): Fault[] {
  const [next] = faults.slice(MOST_FAULTS)
  if (!next) return [...faults]
  const more = { ...next, column: '', message: 'There are more errors after this row. Fix these first.' }
  return [...faults.slice(0, MOST_FAULTS), more]
}
