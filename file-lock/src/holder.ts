import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/* The lock file contains `<process> <place> <host>`, only so that people can see who holds the lock. Only the
   operating system knows whether it is held: a process id means nothing in another container. */

export function ownLine(): string {
  return `${process.pid} ${place()} ${hostname()}\n`
}

/** Describes the holder, such as 'process 42'. @param line the content of the lock file */
export function describeHolder(line: string): string {
  const [pid, where, host] = line.trim().split(' ')
  if (!Number(pid) || !host) return 'another process'
  if (where === place()) return `process ${pid}`
  return `process ${pid} of another container or machine (${host})`
}

/** Identifies where a process id is valid: this boot of this machine, and this container. */
function place(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot}/${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return '-'
  }
}
