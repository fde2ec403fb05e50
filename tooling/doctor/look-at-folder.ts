import { accessSync, constants, existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { refuseLocalLocks } from 'file-lock/mount'
import { describeFailure, type Finding, right, wrong } from './finding'

const OF_OTHERS = 0o077

/** Checks that the data folder can be written and locked, and is closed to other users. */
export function lookAtFolder(folder: string): Finding[] {
  const place = existing(folder)
  try {
    accessSync(place, constants.W_OK | constants.X_OK)
  } catch {
    return [wrong(`DATA_DIR ${folder} is not writable for this user. Change its owner or permissions.`)]
  }
  try {
    refuseLocalLocks(place)
  } catch (error) {
    return [wrong(describeFailure(error))]
  }
  if (place !== folder) return [right(`DATA_DIR ${folder} will be created at the first start.`)]
  const mode = statSync(folder).mode & 0o777
  return [
    right(`DATA_DIR ${folder} is writable and can be locked.`),
    mode & OF_OTHERS
      ? wrong(`DATA_DIR ${folder} can be read by other users. Restrict it: chmod 700 ${folder}`)
      : right('DATA_DIR is not accessible to other users.'),
  ]
}

/** Returns the folder, or its nearest existing parent. */
function existing(folder: string): string {
  return existsSync(folder) ? folder : existing(path.dirname(folder))
}
