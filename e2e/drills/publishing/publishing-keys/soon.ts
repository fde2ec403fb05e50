import { until } from '../../../harness/until'

/** An edge polls its registry every second. */
const SOON_MS = 15_000

/** @returns whether the condition became true */
export function soon(isSo: () => Promise<boolean>): Promise<boolean> {
  return until(isSo, SOON_MS)
}
