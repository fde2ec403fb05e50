import { readFileSync } from 'node:fs'

/**
 * When a process began, in clock ticks since boot: the system gives a dead one's number to another.
 * @returns 0 where the system does not tell
 */
export function startOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19])
  } catch {
    return 0
  }
}
