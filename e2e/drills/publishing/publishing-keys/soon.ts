import { until } from '../../../harness/until'

/** This is generous, because an edge polls its registry every second. */
const SOON_MS = 15_000

/** @returns true if the condition becomes true within 15 s */
export function soon(isSo: () => Promise<boolean>): Promise<boolean> {
  return until(isSo, SOON_MS)
}
