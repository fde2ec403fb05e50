import path from 'node:path'
import { LockTaken, takeLock } from 'file-lock'

/** Another process works on the folder. Two processes on one embedded database would lose each other's rows. */
export class FolderInUse extends Error {
  constructor(folder: string, holder: string) {
    super(
      `The data folder ${folder} is in use by ${holder}. Stop that process, or set DATA_DIR to another folder.`,
    )
    this.name = 'FolderInUse'
  }
}

/**
 * Takes a folder for this process alone. A process that died, even by `kill -9`, no longer has it.
 * @returns a function that gives the folder back
 * @throws FolderInUse, or LockImpossible where the file system keeps no locks
 */
export function lockDataFolder(folder: string): () => void {
  try {
    return takeLock(path.join(folder, 'lock'))
  } catch (error) {
    throw error instanceof LockTaken ? new FolderInUse(folder, error.holder) : error
  }
}
