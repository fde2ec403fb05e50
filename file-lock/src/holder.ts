import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { startOf } from './process-start'

/*
 * What stands in a lock: `<process> <its start> <place> <host>`. It tells people who holds the lock. Whether anybody does,
 * only the operating system knows: a process number means nothing in another container.
 */

/** The line of this process. */
export function ownLine(): string {
  return `${process.pid} ${startOf(process.pid)} ${place()} ${hostname()}\n`
}

/** In words, such as 'process 42'. @param line what stands in the lock */
export function describeHolder(line: string): string {
  const [pid, , where, host] = line.trim().split(' ')
  if (!Number(pid)) return 'another process'
  if (where === undefined || where === place()) return `process ${pid}`
  return `process ${pid} of another container or machine (${host})`
}

/** A holder of an earlier version, whose lock is the file alone. Its line has no place. */
export function earlierHolder(line: string): string | undefined {
  const [pid = 0, start, ...rest] = line.trim().split(' ').map(Number)
  const isEarlier = rest.length === 0 && pid > 0 && pid !== process.pid
  return isEarlier && isAlive(pid) && startOf(pid) === start ? `process ${pid}` : undefined
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
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
