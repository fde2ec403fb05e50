import type { Registry, RegistryEntry } from 'shared-contracts/remote/registry'
import { overlap } from 'shared-contracts/remote/registry/path-prefix'

type Entries = Registry['remotes']

/**
 * Finds remotes that claim another's path. The path stays with its previous owner, or else its first publisher.
 * @returns the refused remotes, each with the reason, such as `claims /tea, which is mf-tea's`
 */
export function claimedPaths(entries: Entries, before: Entries): Map<string, string> {
  const refused = new Map<string, string>()
  const had = (name: string, prefix: string) => listPrefixes(before[name]).includes(prefix)
  const claims = Object.entries(entries)
    .flatMap(([name, entry]) =>
      listPrefixes(entry).map((prefix) => ({ name, prefix, since: firstPublished(prefix, entry) })),
    )
    .sort(
      (one, other) =>
        Number(had(other.name, other.prefix)) - Number(had(one.name, one.prefix)) ||
        one.since.localeCompare(other.since),
    )
  for (const [place, { name, prefix }] of claims.entries()) {
    const owner = claims
      .slice(0, place)
      .find(
        (earlier) => earlier.name !== name && !refused.has(earlier.name) && overlap(earlier.prefix, prefix),
      )
    if (!owner) continue
    const theirs = owner.prefix === prefix ? 'which' : `although ${owner.prefix}`
    refused.set(name, `claims ${prefix}, ${theirs} is ${owner.name}'s`)
  }
  return refused
}

/** Returns the paths of the versions that visits may get. */
function listPrefixes(entry: RegistryEntry | undefined): string[] {
  if (!entry) return []
  const { live, canary, versions } = entry
  return [...new Set([live, canary?.version ?? live].flatMap((version) => versions[version]?.prefixes ?? []))]
}

function firstPublished(prefix: string, entry: RegistryEntry): string {
  const times = Object.values(entry.versions).flatMap(({ prefixes, published }) =>
    prefixes.includes(prefix) ? published : [],
  )
  return times.sort()[0] ?? ''
}
