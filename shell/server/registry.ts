import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { Registry } from 'shared-contracts/remote/registry'

export interface KnownRegistry {
  registry: Registry
  /** Changes whenever the registry does. */
  etag: string
}

const EMPTY: KnownRegistry = { registry: { remotes: {} }, etag: '"none"' }

/**
 * Reads the registry anew whenever its file has changed, so that a publish needs no restart. A registry that can't
 * be read leaves the last good one in force.
 */
export function watchRegistry(folder: string, onTrouble: (error: unknown) => void) {
  const file = path.join(folder, 'remotes.json')
  let known = EMPTY

  return async function currentRegistry(): Promise<KnownRegistry> {
    try {
      const { mtimeMs, size } = await stat(file)
      const etag = `"${mtimeMs.toString(36)}-${size.toString(36)}"`
      if (etag !== known.etag)
        known = { registry: Registry.parse(JSON.parse(await readFile(file, 'utf8'))), etag }
    } catch (error) {
      onTrouble(error)
    }
    return known
  }
}
