import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { Registry } from 'shared-contracts/remote/registry'

export interface KnownRegistry {
  registry: Registry
  /** Changes whenever the registry does; weak, for it is the same in every encoding. */
  etag: string
}

const EMPTY: KnownRegistry = { registry: { remotes: {} }, etag: 'W/"none"' }

/**
 * Reads the registry anew whenever its file has changed, so that a publish needs no restart. A registry that can't
 * be read leaves the last good one in force.
 */
export function watchRegistry(folder: string, onTrouble: (error: unknown) => void) {
  const file = path.join(folder, 'remotes.json')
  let known = EMPTY
  let lastRead: string | undefined

  return async function currentRegistry(): Promise<KnownRegistry> {
    let etag: string | undefined
    try {
      const { mtimeMs, size } = await stat(file)
      etag = `W/"${mtimeMs.toString(36)}-${size.toString(36)}"`
      // A spoilt file is read, and complained of, once.
      if (etag !== lastRead)
        known = { registry: Registry.parse(JSON.parse(await readFile(file, 'utf8'))), etag }
    } catch (error) {
      onTrouble(error)
    }
    lastRead = etag
    return known
  }
}
