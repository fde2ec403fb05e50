import { chmodSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startOf } from './process-start'

/** Another running process holds the lock. */
export class LockTaken extends Error {
  constructor(
    lock: string,
    readonly pid: number,
  ) {
    super(`${lock} is held by process ${pid}.`)
    this.name = 'LockTaken'
  }
}

/**
 * Takes a lock for this process alone. One left by a process that died, also by `kill -9`, is taken over.
 * @param lock a file that exists while somebody holds the lock; its folder is created if need be
 * @returns a function that gives the lock back
 * @throws LockTaken
 */
export function takeLock(lock: string): () => void {
  mkdirSync(path.dirname(lock), { recursive: true })
  const own = `${lock}.${process.pid}`
  const content = `${process.pid} ${startOf(process.pid)}\n`
  writeFileSync(own, content)
  // Whatever our umask: to others, a lock they can't read would look free.
  chmodSync(own, 0o644)
  try {
    while (!isLinked(own, lock)) removeStale(lock)
  } finally {
    rmSync(own, { force: true })
  }
  return () => {
    if (readOrEmpty(lock) === content) rmSync(lock, { force: true })
  }
}

/** A hard link appears whole or not at all, so nobody ever reads a lock half written. */
function isLinked(own: string, lock: string): boolean {
  try {
    linkSync(own, lock)
    return true
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false
    throw error
  }
}

function removeStale(lock: string): void {
  const found = readOrEmpty(lock)
  const [pid = 0, start] = found.trim().split(' ').map(Number)
  if (pid !== process.pid && isAlive(pid, start)) throw new LockTaken(lock, pid)
  // Moved first, then read again: another process may have taken over the stale lock in between.
  const aside = `${lock}.stale.${process.pid}`
  try {
    renameSync(lock, aside)
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return
    throw error
  }
  if (readOrEmpty(aside) !== found) isLinked(aside, lock)
  rmSync(aside, { force: true })
}

function isAlive(pid: number, start: number | undefined): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    return isErrno(error, 'EPERM')
  }
  return startOf(pid) === start
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function isErrno(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code
}
