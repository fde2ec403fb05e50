import { readFileSync } from 'node:fs'

/**
 * When a process began, in clock ticks since boot. It tells apart two processes that had the same number.
 * @returns 0 where the system has no /proc
 */
export function startOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19])
  } catch {
    return 0
  }
}
