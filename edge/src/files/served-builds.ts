import type { Registry } from 'shared-contracts/remote/registry'
import type { LiveRemote } from 'shared-contracts/remote/registry/live-remotes'
import { isStandalone } from 'shared-contracts/remote/registry/standalone-layout'
import { visitRemotes } from 'shared-contracts/remote/registry/visit-remotes'

/** Lists the files of a version that most browsers fetch, without rarely needed ones. */
function listFiles({ integrity, server }: LiveRemote): string[] {
  return Object.keys(integrity).filter(
    (file) => file !== server && /^(?!seldom-).*\.(js|css|woff2)$/.test(file),
  )
}

/** Returns the files of versions that visitors get, by folder. @param side 'apart' for standalone remotes */
export function servedBuilds(registry: Registry, side: 'shop' | 'apart'): Record<string, string[]> {
  const visits = [visitRemotes(registry), visitRemotes(registry, Object.keys(registry.remotes))]
  const ofSide = visits.flat().filter((remote) => isStandalone(remote) === (side === 'apart'))
  const served = ofSide.flatMap(({ lastGood, ...remote }) => (lastGood ? [remote, lastGood] : [remote]))
  return Object.fromEntries(served.map((remote) => [remote.base, listFiles(remote)]))
}
