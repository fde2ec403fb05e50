import { AppError } from '../../errors'
import type { Database } from '../connection'

const ASK_EVERY_MS = 40
/** Together with a gateway call (18 s), this must be less than the timeouts of the edge and nginx. */
const PATIENCE_MS = 6_000

/** Locks shared by all processes of the shop. A process's locks are released when it dies. */
export interface SharedLocks {
  /** @returns false if another process has the lock */
  take: (name: string) => Promise<boolean>
  give: (name: string) => Promise<void>
}

/** Locks for an embedded database. They do nothing: its folder is locked, so no other process uses it. */
export const noOtherProcess: SharedLocks = { take: async () => true, give: async () => {} }

/** Runs one task per name at a time, across all processes. A task that waits longer than `patienceMs` fails. */
export function createTurns(locks: SharedLocks, patienceMs = PATIENCE_MS): Database['inTurn'] {
  const taken = new Set<string>()

  async function isMine(name: string): Promise<boolean> {
    if (taken.has(name)) return false
    taken.add(name)
    let isTaken = false
    try {
      isTaken = await locks.take(name)
      return isTaken
    } finally {
      if (!isTaken) taken.delete(name)
    }
  }

  return async (name, work) => {
    const giveUpAt = performance.now() + patienceMs
    while (!(await isMine(name))) {
      if (performance.now() > giveUpAt)
        throw new AppError('UNAVAILABLE', 'This is already in progress. Please try again in a few seconds.')
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
    }
    try {
      return await work()
    } finally {
      await locks.give(name).finally(() => taken.delete(name))
    }
  }
}
