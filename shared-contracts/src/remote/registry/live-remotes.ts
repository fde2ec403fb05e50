import { splitLanguage } from '../../i18n/language'
import type { Registry, ServedVersion } from '../registry'
import { matchesPrefix } from './path-prefix'

/** A remote on a page: one version, for the lifetime of the page. */
export interface LiveRemote extends ServedVersion {
  name: string
  version: string
}

/** Returns the live version of every remote. */
export function liveRemotes(registry: Registry): LiveRemote[] {
  return Object.entries(registry.remotes).flatMap(([name, { live, versions }]) => {
    const version = versions[live]
    return version ? [{ ...version, name, version: live }] : []
  })
}

/** Finds a valid path's owner by longest prefix, ignoring language and case (specification 1.8). */
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

/** Returns a container's name for Module Federation: 'mf_catalog' for 'mf-catalog'. */
export function containerName(remote: string): string {
  return remote.replaceAll('-', '_')
}
