interface RemoteAtStart {
  folder: string
  isBuilt: boolean
  /** True if the registry has a live version of it. */
  isLive: boolean
}

/**
 * Returns the remotes to prepare after the shop has opened. If one was never built, the shop waits only for that of the
 * home page; remotes built and not published by an interrupted start follow too.
 * @param remotes all except the home page's
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
