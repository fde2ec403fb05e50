import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Takes a journal for this process alone: two sandboxes on one would each be blind to what the other writes. A lock
 * left by a process that died, also by `kill -9`, is taken over.
 *
 * @returns a function that gives the journal back
 * @throws Error in one clear sentence when another process has it
 */
export function lockJournal(path: string): () => void {
  mkdirSync(dirname(path), { recursive: true })
  const lock = `${path}.lock`
  const own = `${lock}.${process.pid}`
  const content = `${process.pid} ${startOf(process.pid)}\n`
  writeFileSync(own, content)
  try {
    while (!isLinked(own, lock)) removeStale(lock, path)
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
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

function removeStale(lock: string, path: string): void {
  const found = readOrEmpty(lock)
  const [pid = 0, start] = found.trim().split(' ').map(Number)
  if (pid !== process.pid && isAlive(pid, start))
    throw new Error(
      `${path} is in use by process ${pid}; stop that process or set DATA_DIR to another folder.`,
    )
  // Moved first and looked at again: a second process may have taken the stale lock over in between.
  const aside = `${lock}.stale.${process.pid}`
  try {
    renameSync(lock, aside)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
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
    return codeOf(error) === 'EPERM'
  }
  return startOf(pid) === start
}

/** When a process began, in clock ticks since boot: a dead one's number is given to another. 0 where nobody tells. */
export function startOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19])
  } catch {
    return 0
  }
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
}
