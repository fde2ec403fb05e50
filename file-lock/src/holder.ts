import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/*
 * A lock's content: `<process> <place> <host>`. It tells people who holds the lock. Whether anybody does,
 * only the operating system knows: a process number means nothing in another container.
 */

/** The line of this process. */
export function ownLine(): string {
  return `${process.pid} ${place()} ${hostname()}\n`
}

/** In words, such as 'process 42'. @param line what stands in the lock */
export function describeHolder(line: string): string {
  const [pid, where, host] = line.trim().split(' ')
  if (!Number(pid) || !host) return 'another process'
  if (where === place()) return `process ${pid}`
  return `process ${pid} of another container or machine (${host})`
}

/** Where a process number is good: this start of this machine, and this container. */
function place(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot}/${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return '-'
  }
}
