import type { LiveRemote } from 'shared-contracts/remote/live-remotes'
import type { Registry } from 'shared-contracts/remote/registry'
import { visitRemotes } from 'shared-contracts/remote/visit-remotes'

/** Of a version, what browsers fetch. */
function filesOf({ integrity, server }: LiveRemote): string[] {
  return Object.keys(integrity).filter((file) => file !== server && /\.(js|css|woff2)$/.test(file))
}

/** The files of each version that a page may be made with, by the folder that they are in. */
export function servedBuilds(registry: Registry): Record<string, string[]> {
  const visits = [visitRemotes(registry), visitRemotes(registry, Object.keys(registry.remotes))]
  const served = visits
    .flat()
    .flatMap(({ lastGood, ...remote }) => (lastGood ? [remote, lastGood] : [remote]))
  return Object.fromEntries(served.map((remote) => [remote.base, filesOf(remote)]))
}
