import { createRequire } from 'node:module'
import { LockImpossible } from './lock-impossible'

/** The offset of the locked byte: beyond the content, because on Windows others cannot read a locked byte. */
const LOCKED_BYTE = 2 ** 40

type TryLock = (file: number, offset: number, length: number) => boolean

let loaded: TryLock | undefined

/**
 * Takes the lock; returns false if somebody else has it. A lock belongs to the descriptor: the process may open
 * and close the file elsewhere, and child processes do not inherit the lock.
 * @throws LockImpossible
 */
export function tryLock(file: number, lock: string): boolean {
  try {
    loaded ??= load()
    return loaded(file, LOCKED_BYTE, 1)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new LockImpossible(lock, `the operating system refused the lock (${code ?? message})`)
  }
}

function load(): TryLock {
  const require = createRequire(import.meta.url)
  try {
    return (require('fs-native-extensions') as { tryLock: TryLock }).tryLock
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ADDON_NOT_FOUND') throw error
  }
  // The package looks for a separate build for Alpine's C library, but the usual build works there too (decision 060).
  const file = `fs-native-extensions/prebuilds/${process.platform}-${process.arch}/fs-native-extensions.node`
  const binding = require(file) as { tryLock(...of: [...Parameters<TryLock>, isExclusive: boolean]): void }
  return (...of) => {
    try {
      binding.tryLock(...of, true)
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return false
      throw error
    }
  }
}
