import type { RegistryEntry } from 'shared-contracts/remote/registry'
import { matchesPrefix } from 'shared-contracts/remote/registry/path-prefix'
import type { PublishingKeys } from './publishing-keys'

/**
 * Why an entry goes beyond what the registry's owner has granted its team.
 * @param entry whose versions count that a page may meet: the live one, the canary and the last good one
 * @returns what follows the remote's name in a sentence, or nothing when all is well
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
