import {
  closeSync,
  fchmodSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import { describeHolder, ownLine } from './holder'
import { refuseLocalLocks } from './mount'
import { tryLock } from './system-lock'

/** Another running process holds the lock. */
export class LockTaken extends Error {
  constructor(
    lock: string,
    /** Describes the holder as precisely as possible, such as 'process 42'. */
    readonly holder: string,
  ) {
    super(`${lock} is held by ${holder}.`)
    this.name = 'LockTaken'
  }
}

/**
 * Takes a lock that the operating system enforces across containers and machines. It is released when the
 * returned function is called or the process ends, even by `kill -9`.
 * @param lock the path of the lock file, which stays after the release; its folder is created if needed
 * @throws LockTaken, or LockImpossible if the file system does not support such locks
 */
export function takeLock(lock: string): () => void {
  const folder = path.dirname(lock)
  mkdirSync(folder, { recursive: true })
  refuseLocalLocks(folder)
  for (;;) {
    const file = openLock(lock)
    try {
      if (!tryLock(file, lock)) throw new LockTaken(lock, describeHolder(readOrEmpty(lock)))
      if (isInPlace(file, lock)) return hold(file)
    } catch (error) {
      closeSync(file)
      throw error
    }
    closeSync(file)
  }
}

function hold(file: number): () => void {
  ftruncateSync(file)
  writeSync(file, ownLine(), 0)
  let isHeld = true
  return () => {
    // Release only once: another file may later get the same descriptor.
    if (!isHeld) return
    isHeld = false
    ftruncateSync(file)
    closeSync(file)
  }
}

/** Opens or creates the lock file. Anyone who may write to its folder can use it, whatever the umask. */
function openLock(lock: string): number {
  try {
    return openSync(lock, 'r+')
  } catch (error) {
    if (!isErrno(error, 'ENOENT')) throw error
  }
  try {
    const file = openSync(lock, 'wx+')
    fchmodSync(file, statSync(path.dirname(lock)).mode & 0o666)
    return file
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return openLock(lock)
    throw error
  }
}

/** False if the file was moved or removed after it was opened. */
function isInPlace(file: number, lock: string): boolean {
  return fstatSync(file).ino === statSync(lock, { throwIfNoEntry: false })?.ino
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
