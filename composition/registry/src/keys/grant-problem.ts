import type { RegistryEntry } from 'shared-contracts/remote/registry'
import { matchesPrefix } from 'shared-contracts/remote/registry/path-prefix'
import type { PublishingKeys } from './publishing-keys'

/**
 * Checks whether an entry exceeds the grant of the registry's owner.
 * @param entry only the live version, the canary and the last good one count
 * @returns the rest of a sentence after the remote's name, or undefined if all is well
 */
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
    if (claimed !== undefined) return `claims ${claimed}, which the registry's owner has not granted it`
    if (version.frame !== grant?.frame)
      return version.frame
        ? "wants a frame of its own, which the registry's owner has not granted it"
        : 'must have a frame of its own, and its version has none'
  }
  return undefined
}
