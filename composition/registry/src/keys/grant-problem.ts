import type { RegistryEntry } from 'shared-contracts/remote/registry'
import { matchesPrefix } from 'shared-contracts/remote/registry/path-prefix'
import type { PublishingKeys } from './publishing-keys'

/** @returns a phrase about the remote, such as 'claims /tea, which ...'; undefined if it keeps to its grant */
export function grantProblem(
  remote: string,
  { live, canary, lastGood, versions }: RegistryEntry,
  { remotes }: PublishingKeys,
): string | undefined {
  const grant = remotes[remote]
  for (const met of [live, canary?.version, lastGood]) {
    const version = met === undefined ? undefined : versions[met]
    if (!version) continue
    const claimed = version.prefixes.find((path) => !grant?.prefixes.some((one) => matchesPrefix(path, one)))
    if (claimed !== undefined) return `claims ${claimed}, which the registry's owner has not granted`
    if (version.frame !== grant?.frame)
      return version.frame
        ? "wants a frame of its own, which the registry's owner has not granted"
        : 'must have a frame of its own, but its version has none'
  }
  return undefined
}
