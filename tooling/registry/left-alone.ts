import type { LogEntry } from 'registry/log-entry'
import type { RegistryEntry } from 'shared-contracts/remote/registry'

/** What `npm start` calls itself in the registry's log. */
export const START = 'npm start'

/** Why a build is not made live: it failed its shoppers, or its team has spoken since the last start. */
export type LeftAlone = 'rolled back' | 'decided by its team'

/**
 * What a start must not undo. It makes live what is new, and goes back and forth between builds of its own as a developer
 * does; a version that was rolled back, or that a team published and did not make live, is for people to promote.
 * @param entry the remote as the registry knows it
 * @param version of the build at hand
 * @param log what was done to this remote, oldest first
 * @returns undefined where the start may publish the build
 */
export function leftAlone(
  entry: RegistryEntry | undefined,
  version: string,
  log: readonly LogEntry[],
): LeftAlone | undefined {
  if (!entry || entry.live === version) return undefined
  const failed = log.findLastIndex(({ left }) => left === version)
  if (failed > log.findLastIndex((line) => line.version === version)) return 'rolled back'
  const isKnown = version in entry.versions
  return isKnown && log.at(-1)?.who !== START ? 'decided by its team' : undefined
}
