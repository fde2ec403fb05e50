import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runCommand } from '../start/run-command'

/** Hashes what lies at some paths; undefined for none of them. */
export type ContentHash = (paths: readonly string[]) => string

/**
 * Reads the repository as it is on disk, committed or not. Ignored files do not count.
 * @param root the repository, a git checkout
 * @returns a function that hashes the content of paths: folders and files of the first two levels, or `.` for all
 */
export async function contentHashes(root: string): Promise<ContentHash> {
  const folder = await mkdtemp(path.join(tmpdir(), 'spice-shop-index-'))
  // An index of its own: what its developer has staged stays as it is.
  const git = (...args: string[]) =>
    runCommand('git', args, root, { GIT_INDEX_FILE: path.join(folder, 'index') })
  try {
    await git('add', '--all')
    const tree = (await git('write-tree')).trim()
    const listed = await git('ls-tree', '-r', '-t', '--format=%(objectname) %(path)', tree)
    const hashes = new Map(listed.split('\n').map((line) => [line.slice(41), line.slice(0, 40)]))
    hashes.set('.', tree)
    return (paths) => paths.map((each) => hashes.get(each) ?? 'none').join(' ')
  } finally {
    await rm(folder, { recursive: true })
  }
}
