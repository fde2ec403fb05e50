import path from 'node:path'
import { LockTaken, takeLock } from 'file-lock'

/** Another process works on the folder. Two processes on one embedded database would lose each other's rows. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop that process, or set DATA_DIR to another folder.`,
    )
    this.name = 'FolderInUse'
  }
}

/**
 * Takes a folder for this process alone. It takes over the lock of a process that died, even by `kill -9`.
 * @returns a function that gives the folder back
 * @throws FolderInUse
 */
export function lockDataFolder(folder: string): () => void {
  try {
    return takeLock(path.join(folder, 'lock'))
  } catch (error) {
    throw error instanceof LockTaken ? new FolderInUse(folder, error.pid) : error
  }
}
