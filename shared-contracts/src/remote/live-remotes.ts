import { splitLanguage } from '../domain/words/language'
import type { Registry, ServedVersion } from './registry'

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
 * The remote that owns a path, in whatever language; paths match case-insensitively (specification 1.8). Nobody owns one that
 * was cut off within a percent-encoded character.
 */
export function ownerOf<Owner extends { prefixes: readonly string[] }>(
  path: string,
  remotes: readonly Owner[],
): Owner | undefined {
  if (!isDecodable(path)) return undefined
  const asked = splitLanguage(path).pathname.toLowerCase()
  return remotes.find(({ prefixes }) =>
    prefixes.some((prefix) => asked === prefix || (prefix !== '/' && asked.startsWith(`${prefix}/`))),
  )
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
