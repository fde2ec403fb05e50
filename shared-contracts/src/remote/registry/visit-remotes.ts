import type { Registry, RegistryEntry } from '../registry'
import type { LiveRemote } from './live-remotes'

/** A remote during a visit, and the version that the page falls back to if its files fail. */
export interface VisitRemote extends LiveRemote {
  lastGood?: LiveRemote
}

function findVersion(name: string, { versions }: RegistryEntry, version?: string): LiveRemote | undefined {
  const found = version === undefined ? undefined : versions[version]
  return found && version !== undefined ? { ...found, name, version } : undefined
}

/** Returns each remote's live version, or its canary. @param canaries the remotes that use their canary */
export function visitRemotes(registry: Registry, canaries: readonly string[] = []): VisitRemote[] {
  return Object.entries(registry.remotes).flatMap(([name, entry]) => {
    const live = findVersion(name, entry, entry.live)
    const canary = canaries.includes(name) ? findVersion(name, entry, entry.canary?.version) : undefined
    const used = canary ?? live
    const lastGood = canary ? live : findVersion(name, entry, entry.lastGood)
    if (!used) return []
    return [{ ...used, ...(lastGood && lastGood.version !== used.version && { lastGood }) }]
  })
}

/** Returns the versions that visits start with. Last good ones are left out to save memory. */
export function offeredVersions(registry: Registry): LiveRemote[] {
  return Object.entries(registry.remotes).flatMap(([name, entry]) =>
    [...new Set([entry.live, entry.canary?.version])].flatMap(
      (version) => findVersion(name, entry, version) ?? [],
    ),
  )
}
