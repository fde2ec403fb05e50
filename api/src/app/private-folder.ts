import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { isErrno } from '../errors'

/** The registry contains only public files and stays readable, because edges may run as other users. */
const PUBLIC = 'registry'
const OF_OTHERS = 0o077
/** Ignored errors: the file is gone, or belongs to another user, which is possible on a mounted volume. */
const NOT_OURS = ['ENOENT', 'EPERM', 'EACCES']

/**
 * Makes a data folder private to its owner, because it contains orders, mails with links, and secrets. The
 * umask covers the files this process creates, but the database makes its first files world-readable.
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
