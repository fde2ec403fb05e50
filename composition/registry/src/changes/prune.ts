import type { Registry, RegistryEntry } from 'shared-contracts/remote/registry'
import { requireEntry, withEntry } from './require-entry'

const DAY_MS = 24 * 3_600_000
/** Versions are kept this long for open pages. Pages that stay open for longer may have to be reloaded. */
const KEPT_DAYS = 30
/** The number of newest versions of each remote that stay, however old they are. */
const KEPT_VERSIONS = 5

/** Returns the versions that nobody needs any more. @param now ms since the epoch */
export function outdated({ live, lastGood, canary, versions }: RegistryEntry, now: number): string[] {
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

export function withoutVersion(registry: Registry, name: string, version: string): Registry {
  const entry = requireEntry(registry, name)
  const { [version]: _, ...versions } = entry.versions
  return withEntry(registry, name, { ...entry, versions })
}
