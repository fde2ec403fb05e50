import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** The folders of the remotes in this repository: those named mf-…. */
export async function remoteFolders(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mf-'))
    .map((entry) => path.join(root, entry.name))
    .sort()
}
