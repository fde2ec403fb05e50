import type { Registry, RegistryEntry } from 'shared-contracts/remote/registry'

const DAY_MS = 24 * 3_600_000
/** Pages that are open for longer may have to be reloaded. */
const KEPT_DAYS = 30
/** The newest of each remote stay, however old they are. */
const KEPT_VERSIONS = 5

/** Versions that nobody needs any more, and the registry without them. */
export interface Pruned {
  registry: Registry
  removed: { name: string; version: string }[]
}

/** @param now ms since the epoch */
export function prune(registry: Registry, now: number): Pruned {
  const removed = Object.entries(registry.remotes).flatMap(([name, entry]) =>
    outdated(entry, now).map((version) => ({ name, version })),
  )
  if (removed.length === 0) return { registry, removed }
  const remotes = Object.fromEntries(
    Object.entries(registry.remotes).map(([name, entry]) => {
      const gone = removed.filter((one) => one.name === name).map(({ version }) => version)
      const versions = Object.entries(entry.versions).filter(([version]) => !gone.includes(version))
      return [name, { ...entry, versions: Object.fromEntries(versions) }]
    }),
  )
  return { registry: { ...registry, remotes }, removed }
}

function outdated({ live, lastGood, canary, versions }: RegistryEntry, now: number): string[] {
  const inUse = [live, lastGood, canary?.version]
  return Object.entries(versions)
    .sort(([, one], [, other]) => other.published.localeCompare(one.published))
    .slice(KEPT_VERSIONS)
    .filter(
      ([version, { published }]) =>
        !inUse.includes(version) && now - Date.parse(published) > KEPT_DAYS * DAY_MS,
    )
    .map(([version]) => version)
}
