import type { Registry, RegistryEntry } from 'shared-contracts/remote/registry'

type Entries = Registry['remotes']

/**
 * The remotes that claim a path of another one. It stays with the one that had it; where none had, with the one that
 * was first to publish a version with it.
 * @param before the entries that are in force
 * @returns by the remote that is refused: what follows its name in a sentence
 */
export function claimedPaths(entries: Entries, before: Entries): Map<string, string> {
  const refused = new Map<string, string>()
  const owners = new Map<string, string>()
  for (const [name, entry] of Object.entries(entries))
    for (const prefix of prefixesOf(entry)) {
      const other = owners.get(prefix)
      if (other === undefined || other === name) {
        owners.set(prefix, name)
        continue
      }
      const owner = ownerAmong(prefix, [other, name], entries, before)
      owners.set(prefix, owner)
      const loser = owner === name ? other : name
      refused.set(loser, `claims ${prefix}, which is ${owner}'s`)
    }
  return refused
}

/** The paths that visits may meet it at. */
function prefixesOf(entry: RegistryEntry | undefined): string[] {
  if (!entry) return []
  const { live, canary, versions } = entry
  return [...new Set([live, canary?.version ?? live].flatMap((version) => versions[version]?.prefixes ?? []))]
}

function ownerAmong(
  prefix: string,
  [one, other]: [string, string],
  entries: Entries,
  before: Entries,
): string {
  const had = (name: string) => prefixesOf(before[name]).includes(prefix)
  if (had(one) !== had(other)) return had(one) ? one : other
  return firstPublished(prefix, entries[one]) <= firstPublished(prefix, entries[other]) ? one : other
}

function firstPublished(prefix: string, entry: RegistryEntry | undefined): string {
  const times = Object.values(entry?.versions ?? {}).flatMap(({ prefixes, published }) =>
    prefixes.includes(prefix) ? published : [],
  )
  return times.sort()[0] ?? ''
}
