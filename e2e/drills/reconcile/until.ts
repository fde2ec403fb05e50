import { setTimeout as pause } from 'node:timers/promises'

const WITHIN_MS = 60_000
const LOOK_EVERY_MS = 250

/** Waits for news that a gateway sends. @throws Error when they do not come */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + WITHIN_MS
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error('The shop does not hear of its money.')
    await pause(LOOK_EVERY_MS)
  }
}
