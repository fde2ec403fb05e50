import { setTimeout as pause } from 'node:timers/promises'

const LOOK_EVERY_MS = 25

/** Looks again and again until it is so. @returns whether it was so in time */
export async function until(isSo: () => Promise<boolean>, withinMs: number): Promise<boolean> {
  const deadline = performance.now() + withinMs
  while (!(await isSo())) {
    if (performance.now() > deadline) return false
    await pause(LOOK_EVERY_MS)
  }
  return true
}
