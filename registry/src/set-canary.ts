import type { Registry } from 'shared-contracts/remote/registry'
import { entryOf, versionOf, withEntry } from './entry-of'
import { refuse } from './refusal'
import { takenPrefixes } from './taken-prefixes'

/**
 * Gives a version to some visits.
 * @param percent of all visits; 0 takes it back
 * @throws Refusal
 */
export function setCanary(registry: Registry, name: string, version: string, percent: number): Registry {
  const { canary: _, ...entry } = entryOf(registry, name)
  const { prefixes } = versionOf(registry, name, version)
  if (percent === 0) return withEntry(registry, name, entry)
  if (entry.live === version) refuse(`${name} ${version} is live for everyone already: name another version.`)
  const taken = takenPrefixes(registry, name, prefixes)
  if (taken.length > 0) refuse(...taken)
  return withEntry(registry, name, { ...entry, canary: { version, percent } })
}
