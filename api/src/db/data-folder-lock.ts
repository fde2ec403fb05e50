import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isErrno } from '../errno'
import { startOf } from './process-start'

/** Another process works on the folder: two on one embedded database would each lose the other's rows. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop that process, or set DATA_DIR to another folder.`,
    )
    this.name = 'FolderInUse'
  }
}

/**
 * Takes a folder for this process alone. A lock left by a process that died, also by `kill -9`, is taken over.
 * @returns a function that gives the folder back
 * @throws FolderInUse
 */
export function lockDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const lock = path.join(folder, 'lock')
  const own = `${lock}.${process.pid}`
  const content = `${process.pid} ${startOf(process.pid)}\n`
  writeFileSync(own, content)
  try {
    while (!isLinked(own, lock)) removeStale(lock, folder)
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

function removeStale(lock: string, folder: string): void {
  const found = readOrEmpty(lock)
  const [pid = 0, start] = found.trim().split(' ').map(Number)
  if (pid !== process.pid && isAlive(pid, start)) throw new FolderInUse(folder, pid)
  // Moved first and looked at again: a second process may have taken the stale lock over in between.
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
