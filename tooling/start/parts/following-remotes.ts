export interface RemoteAtStart {
  /** Its folder. */
  folder: string
  isBuilt: boolean
  /** Whether the registry has a live version of it. */
  isLive: boolean
}

/**
 * The remotes that are prepared once the shop is open. If one was never built, the shop does not wait for any but the home
 * page's: a start that was cut short leaves remotes that are built and not published, and those follow, too.
 * @param remotes all but the home page's
 * @param handling 'keep' leaves remotes that are live as they are
 * @returns their folders; none if all are prepared before the shop opens
 */
export function followingRemotes(
  remotes: readonly RemoteAtStart[],
  handling: 'keep' | 'replace' | undefined,
): string[] {
  if (!remotes.some(({ isBuilt, isLive }) => !isBuilt && !isLive)) return []
  return remotes.filter(({ isLive }) => handling !== 'keep' || !isLive).map(({ folder }) => folder)
}
