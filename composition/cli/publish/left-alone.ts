import type { LogEntry } from 'registry/manifests/log-entry'
import type { RegistryEntry } from 'shared-contracts/remote/registry'

/** The name of `npm start` in the registry's log. */
export const START = 'npm start'
/** The name of `npm run new-remote` in the registry's log. */
export const NEW_REMOTE = 'npm run new-remote'

/** The reason why `npm start` does not make a build live. */
export type LeftAlone = 'rolled back' | 'decided by its team'

const isTool = (who: string) => who === START || who === NEW_REMOTE

/** True for a change that chooses a version. Builds that a start publishes without an audience are ignored. */
function isDecision({ who, what }: LogEntry): boolean {
  return isTool(who) ? what === 'publish' : /^(publish|promote|canary|rollback)/.test(what)
}

/**
 * Protects a team's decisions from `npm start`. A start makes its own builds live, and may return to earlier
 * ones. Only people may promote a version that was rolled back, or replace one that a team has published,
 * promoted or made a canary. After a rollback a new build goes live again, because it may be the fix.
 * @param log the changes of this remote, oldest first
 * @returns undefined if the start may make the build live
 */
export function leftAlone(
  entry: RegistryEntry | undefined,
  version: string,
  log: readonly LogEntry[],
): LeftAlone | undefined {
  if (!entry || entry.live === version) return undefined
  const failed = log.findLastIndex(({ left }) => left === version)
  if (failed > log.findLastIndex((line) => line.version === version)) return 'rolled back'
  const last = log.findLast(isDecision)
  if (!last || isTool(last.who)) return undefined
  return last.what === 'rollback' && !(version in entry.versions) ? undefined : 'decided by its team'
}
