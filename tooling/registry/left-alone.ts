import type { LogEntry } from 'registry/log-entry'
import type { RegistryEntry } from 'shared-contracts/remote/registry'

/** The name of `npm start` in the registry's log. */
export const START = 'npm start'

/** Why a start does not make a build live. */
export type LeftAlone = 'rolled back' | 'decided by its team'

/**
 * Protects decisions of a team from `npm start`. A start publishes new builds, and may return to its own earlier builds.
 * Only people promote a version that was rolled back, or replace one that a team has published since the last start.
 * @param entry the remote in the registry
 * @param version of the build
 * @param log the changes of this remote, oldest first
 * @returns undefined if the start may publish the build
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
