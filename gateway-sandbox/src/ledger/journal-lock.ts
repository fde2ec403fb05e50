import { LockTaken, takeLock } from 'file-lock'

/**
 * Takes a journal for this process alone: two sandboxes on one would each be blind to what the other writes. A lock
 * left by a process that died, also by `kill -9`, is taken over.
 *
 * @returns a function that gives the journal back
 * @throws Error in one clear sentence when another process has it
 */
export function lockJournal(path: string): () => void {
  try {
    return takeLock(`${path}.lock`)
  } catch (error) {
    if (!(error instanceof LockTaken)) throw error
    throw new Error(
      `${path} is in use by process ${error.pid}; stop that process or set DATA_DIR to another folder.`,
    )
  }
}
