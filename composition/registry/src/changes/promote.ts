import type { Registry } from 'shared-contracts/remote/registry'
import { requireEntry, requireVersion, withEntry } from './require-entry'
import { refuseTaken } from './taken-prefixes'

/** Makes a version live. Pages fall back to the one that was live before. @throws Refusal */
export function promote(registry: Registry, name: string, version: string): Registry {
  const { canary, ...entry } = requireEntry(registry, name)
  const { prefixes } = requireVersion(registry, name, version)
  if (entry.live === version) return registry
  refuseTaken(registry, name, prefixes)
  return withEntry(registry, name, {
    ...entry,
    live: version,
    lastGood: entry.live,
    ...(canary && canary.version !== version && { canary }),
  })
}
