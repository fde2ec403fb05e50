import path from 'node:path'
import { LockTaken, takeLock } from 'file-lock'

/** Another process is using the folder. Two processes on one embedded database would lose each other's rows. */
export class FolderInUse extends Error {
  constructor(folder: string, holder: string) {
    super(
      `The data folder ${folder} is in use by ${holder}. Stop that process, or set DATA_DIR to another folder.`,
    )
    this.name = 'FolderInUse'
  }
}

/** Locks the folder until the process ends or releases the lock. @throws FolderInUse, LockImpossible */
export function lockDataFolder(folder: string): () => void {
  try {
    return takeLock(path.join(folder, 'lock'))
  } catch (error) {
    throw error instanceof LockTaken ? new FolderInUse(folder, error.holder) : error
  }
}
