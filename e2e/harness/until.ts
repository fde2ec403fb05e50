import { setTimeout as pause } from 'node:timers/promises'

const LOOK_EVERY_MS = 25

/** Polls until the condition is true. @returns false if that takes too long */
export async function until(isSo: () => Promise<boolean>, withinMs: number): Promise<boolean> {
  const deadline = performance.now() + withinMs
  while (!(await isSo())) {
    if (performance.now() > deadline) return false
    await pause(LOOK_EVERY_MS)
  }
  return true
}
