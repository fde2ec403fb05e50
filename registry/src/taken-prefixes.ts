import type { Registry } from 'shared-contracts/remote/registry'
import { refuse } from './refusal'

/**
 * What a version of a remote would take from others: their live version, or their canary, owns it.
 * @returns one sentence for each prefix
 */
export function takenPrefixes(registry: Registry, name: string, prefixes: readonly string[]): string[] {
  return Object.entries(registry.remotes)
    .filter(([other]) => other !== name)
    .flatMap(([other, { live, canary, versions }]) => {
      const owned = [live, canary?.version ?? live].flatMap((version) => versions[version]?.prefixes ?? [])
      return prefixes
        .filter((prefix) => owned.includes(prefix))
        .map(
          (prefix) =>
            `${name} cannot own ${prefix}, which is ${other}'s: choose another in shop.prefixes of its package.json.`,
        )
    })
}

/** @throws Refusal when a version would take a path from another remote */
export function refuseTaken(registry: Registry, name: string, prefixes: readonly string[]): void {
  const taken = takenPrefixes(registry, name, prefixes)
  if (taken.length > 0) refuse(...taken)
}
