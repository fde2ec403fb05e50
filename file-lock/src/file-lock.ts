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
    /** Who, as far as it can be known, such as 'process 42'. */
    readonly holder: string,
  ) {
    super(`${lock} is held by ${holder}.`)
    this.name = 'LockTaken'
  }
}

/**
 * Takes a lock for this caller alone. The operating system keeps it, for all containers and for all machines that share
 * the folder, and gives it back when the process ends, also by `kill -9`.
 * @param lock a file that stays when the lock is given back; its folder is created if need be
 * @returns a function that gives the lock back
 * @throws LockTaken, or LockImpossible where the file system keeps no such locks
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
    // Once only: another file may have the same number later.
    if (!isHeld) return
    isHeld = false
    ftruncateSync(file)
    closeSync(file)
  }
}

/** Whoever may write to the folder may take its lock, whatever our umask. */
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

/** Somebody may have moved or removed the file after it was opened. */
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
