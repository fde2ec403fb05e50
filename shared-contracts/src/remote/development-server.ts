/** Where a development server describes its remote: the latest build that succeeded, as a `LiveRemote`. */
export const DESCRIPTION_PATH = '/remote.json'

/** Where it tells of its builds, as server-sent events: of the latest at once, then of each. */
export const BUILDS_PATH = '/builds'

export interface Build {
  /** The latest build that succeeded. */
  version?: string
  /** Why the one after it failed. */
  problem?: string
}
