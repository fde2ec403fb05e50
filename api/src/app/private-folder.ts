import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { isErrno } from '../errors'

/** Edges that run as other users may read it: it holds only what is public. */
const PUBLIC = 'registry'
const OF_OTHERS = 0o077
/** The file is gone, or belongs to another user, as the folder of a volume may. */
const NOT_OURS = ['ENOENT', 'EPERM', 'EACCES']

/**
 * Lets only the owner read a data folder: it holds orders, mails with links, and secrets. The process's umask covers the
 * files that it makes itself, but the database lets everybody read its first files.
 */
export function keepPrivate(dataDir: string): void {
  close(dataDir, (name) => name !== PUBLIC)
}

function close(file: string, isOurs: (name: string) => boolean = () => true): void {
  try {
    const stat = lstatSync(file)
    if (!stat.isFile() && !stat.isDirectory()) return
    if (stat.mode & OF_OTHERS) chmodSync(file, stat.mode & 0o700)
    if (stat.isDirectory()) for (const name of readdirSync(file).filter(isOurs)) close(path.join(file, name))
  } catch (error) {
    if (!NOT_OURS.some((code) => isErrno(error, code))) throw error
  }
}
