import type { Registry } from 'shared-contracts/remote/registry'
import { refuse } from '../refusal'
import { requireEntry, requireVersion, withEntry } from './require-entry'
import { refuseTaken } from './taken-prefixes'

/**
 * Makes the last good version live again. The version it replaces has failed, so nothing falls back to it.
 * @throws Refusal if there is none, if its paths are taken, or during a canary, which has to be ended first
 */
export function rollback(registry: Registry, name: string): Registry {
  const { lastGood, canary, ...entry } = requireEntry(registry, name)
  if (canary)
    refuse(
      `${name} ${canary.version} is a canary, and a rollback would also remove ${entry.live} for everyone else. To end only the canary: npm run remotes -- canary ${name} ${canary.version} 0`,
    )
  if (lastGood === undefined)
    refuse(
      `${name} has no earlier version to roll back to. Make one live with npm run remotes -- promote ${name} <version>.`,
    )
  refuseTaken(registry, name, requireVersion(registry, name, lastGood).prefixes)
  return withEntry(registry, name, { ...entry, live: lastGood })
}
