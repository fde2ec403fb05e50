import type { Registry } from 'shared-contracts/remote/registry'
import { refuse } from '../refusal'
import { requireEntry, requireVersion, withEntry } from './require-entry'
import { refuseTaken } from './taken-prefixes'

/** Makes a version the canary for a percentage of all visits; 0 ends it. @throws Refusal */
export function setCanary(registry: Registry, name: string, version: string, percent: number): Registry {
  const { canary, ...entry } = requireEntry(registry, name)
  const { prefixes } = requireVersion(registry, name, version)
  if (percent === 0) {
    if (canary?.version === version) return withEntry(registry, name, entry)
    refuse(
      canary
        ? `${name} ${version} is not a canary, but ${canary.version} is. To end it: npm run remotes -- canary ${name} ${canary.version} 0`
        : `${name} ${version} is not a canary: see npm run remotes -- list.`,
    )
  }
  if (canary?.version === version && canary.percent === percent) return registry
  if (entry.live === version)
    refuse(`${name} ${version} is already live for everyone: choose another version.`)
  refuseTaken(registry, name, prefixes)
  return withEntry(registry, name, { ...entry, canary: { version, percent } })
}
