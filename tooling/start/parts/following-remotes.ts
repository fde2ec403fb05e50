interface RemoteAtStart {
  folder: string
  isBuilt: boolean
  /** True if the registry has a live version of it. */
  isLive: boolean
}

/**
 * Returns the remotes to prepare after the shop has opened. If any was never built, the shop waits only for the
 * home page's remote, and all others follow, even those that an interrupted start has built.
 * @param remotes all remotes except the home page's
 * @param handling 'keep' leaves live remotes as they are
 * @returns their folders; none if all are prepared before the shop opens
 */
export function followingRemotes(
  remotes: readonly RemoteAtStart[],
  handling: 'keep' | 'replace' | undefined,
): string[] {
  if (!remotes.some(({ isBuilt, isLive }) => !isBuilt && !isLive)) return []
  return remotes.filter(({ isLive }) => handling !== 'keep' || !isLive).map(({ folder }) => folder)
}
