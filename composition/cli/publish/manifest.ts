import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** The content of a package.json. Only remotes have `shop`. */
export interface Manifest {
  name: string
  version: string
  shop: { title?: string; prefixes: string[]; frame?: 'bare' }
}

export async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Manifest
}
