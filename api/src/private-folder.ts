import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { isErrno } from './errno'

/** What edges show to everybody: edges of other users may read it, where the data folder lets them. */
const PUBLIC = 'registry'
const OF_OTHERS = 0o077
/** Gone in between, or another user's: a volume's folder may be the system's, and is not ours to close. */
const NOT_OURS = ['ENOENT', 'EPERM', 'EACCES']

/**
 * Takes from everyone but the owner what lies in a data folder: orders, mails with links, secrets. The process's umask
 * does so for what it makes itself, but the database gives its first files to everybody, and so did earlier starts.
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
