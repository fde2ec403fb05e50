import type { Registry } from 'shared-contracts/remote/registry'
import { entryOf, versionOf, withEntry } from './entry-of'
import { refuse } from './refusal'
import { refuseTaken } from './taken-prefixes'

/**
 * Makes the last good version live again. The version it replaces has failed, so nothing falls back to it.
 * @throws Refusal
 */
export function rollback(registry: Registry, name: string): Registry {
  const { lastGood, canary, ...entry } = entryOf(registry, name)
  if (lastGood === undefined)
    refuse(
      canary
        ? `${name} has no version to go back to. Take its canary back with npm run remotes -- canary ${name} ${canary.version} 0`
        : `${name} has no version to go back to: make one live with npm run remotes -- promote ${name} <version>.`,
    )
  refuseTaken(registry, name, versionOf(registry, name, lastGood).prefixes)
  return withEntry(registry, name, {
    ...entry,
    live: lastGood,
    ...(canary && canary.version !== lastGood && { canary }),
  })
}
