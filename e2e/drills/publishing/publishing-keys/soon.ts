import { until } from '../../../harness/until'

/** An edge looks at its registry every second. */
const SOON_MS = 15_000

/** @returns whether it came to be so */
export function soon(isSo: () => Promise<boolean>): Promise<boolean> {
  return until(isSo, SOON_MS)
}
