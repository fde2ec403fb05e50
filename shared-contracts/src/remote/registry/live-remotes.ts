import { splitLanguage } from '../../i18n/language'
import type { Registry, ServedVersion } from '../registry'
import { matchesPrefix } from './path-prefix'

/** A remote as one page uses it: one version, for the life of the page. */
export interface LiveRemote extends ServedVersion {
  name: string
  version: string
}

/** The live version of every remote. */
export function liveRemotes(registry: Registry): LiveRemote[] {
  return Object.entries(registry.remotes).flatMap(([name, { live, versions }]) => {
    const version = versions[live]
    return version ? [{ ...version, name, version: live }] : []
  })
}

/**
 * The remote with the longest prefix of a path, in whatever language; paths match case-insensitively (specification 1.8).
 * Nobody owns a path that was cut off within a percent-encoded character.
 */
export function findOwner<Owner extends { prefixes: readonly string[] }>(
  path: string,
  remotes: readonly Owner[],
): Owner | undefined {
  if (!isDecodable(path)) return undefined
  const asked = splitLanguage(path).pathname.toLowerCase()
  let owner: Owner | undefined
  let longest = 0
  for (const remote of remotes)
    for (const prefix of remote.prefixes)
      if (prefix.length > longest && matchesPrefix(asked, prefix)) {
        owner = remote
        longest = prefix.length
      }
  return owner
}

function isDecodable(path: string): boolean {
  try {
    decodeURI(path)
    return true
  } catch {
    return false
  }
}

/** Module Federation names a container by an identifier: 'mf-catalog' is 'mf_catalog' there. */
export function containerName(remote: string): string {
  return remote.replaceAll('-', '_')
}
