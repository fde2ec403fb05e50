/** The path at which a development server describes its remote's latest successful build, as a `LiveRemote`. */
export const DESCRIPTION_PATH = '/remote.json'

/** The path of its builds as server-sent events: the latest one at once, then each new one. */
export const BUILDS_PATH = '/builds'

export interface Build {
  /** The latest successful build. */
  version?: string
  /** The error of a later build that failed. */
  problem?: string
}
