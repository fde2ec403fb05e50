import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { WrongUse } from '../../../tooling/command-line/command-line'

/** Returns the folders of the remotes in this repository: those named mf-…. */
export async function remoteFolders(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mf-'))
    .map((entry) => path.join(root, entry.name))
    .sort()
}

/** @throws WrongUse if no remote has this name */
export function remoteFolder(folders: readonly string[], name: string): string {
  const folder = folders.find((one) => path.basename(one) === name)
  if (folder) return folder
  const known = folders.map((one) => path.basename(one)).join(', ')
  throw new WrongUse(`Unknown remote ${name}: choose from ${known}.`)
}
