import { until } from '../until'

const WITHIN_MS = 60_000

/** Waits for news that a gateway sends. @throws Error when they do not come */
export async function untilTold(isSo: () => Promise<boolean>): Promise<void> {
  if (!(await until(isSo, WITHIN_MS))) throw new Error('The shop does not hear of its money.')
}
