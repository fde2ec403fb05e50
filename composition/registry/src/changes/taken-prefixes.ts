import type { Registry } from 'shared-contracts/remote/registry'
import { overlap } from 'shared-contracts/remote/registry/path-prefix'
import { refuse } from '../refusal'

/** @returns a sentence for each path that a version would take from the live version or canary of another remote */
export function takenPrefixes(registry: Registry, name: string, prefixes: readonly string[]): string[] {
  return Object.entries(registry.remotes)
    .filter(([other]) => other !== name)
    .flatMap(([other, { live, canary, versions }]) => {
      const owned = [live, canary?.version ?? live].flatMap((version) => versions[version]?.prefixes ?? [])
      return prefixes.flatMap((prefix) => {
        const theirs = owned.find((one) => overlap(one, prefix))
        if (theirs === undefined) return []
        const why = theirs === prefix ? `which is ${other}'s` : `because ${other} owns ${theirs}`
        return `${name} cannot own ${prefix}, ${why}: choose another path in shop.prefixes of its package.json.`
      })
    })
}

/** @throws Refusal if a version would take a path from another remote */
export function refuseTaken(registry: Registry, name: string, prefixes: readonly string[]): void {
  const taken = takenPrefixes(registry, name, prefixes)
  if (taken.length > 0) refuse(...taken)
}
