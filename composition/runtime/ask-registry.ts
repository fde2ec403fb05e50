import type { VisitRemote } from 'shared-contracts/remote'
import type { Registry } from 'shared-contracts/remote/registry'
import { visitRemotes } from 'shared-contracts/remote/registry/visit-remotes'

const PATIENCE_MS = 5000

/**
 * Returns the version that a visit gets now instead of a failed one: the same if still in use, or the live one.
 * @throws Error if the registry is unavailable or no longer lists the remote
 */
export async function askRegistry({ name, version }: VisitRemote): Promise<VisitRemote> {
  const answer = await fetch('/remotes.json', { signal: AbortSignal.timeout(PATIENCE_MS) })
  // Not validated, because it comes from the edge like the page itself.
  const registry = (await answer.json()) as Registry
  const isCanary = registry.remotes[name]?.canary?.version === version
  const found = visitRemotes(registry, isCanary ? [name] : []).find((remote) => remote.name === name)
  if (!found) throw new Error(`${name} is not in the registry.`)
  return found
}
