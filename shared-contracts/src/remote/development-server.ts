/** The path at which a development server describes its remote's latest successful build, as a `LiveRemote`. */
export const DESCRIPTION_PATH = '/remote.json'

/** The path that streams its builds as server-sent events: first the latest one, then each new one. */
export const BUILDS_PATH = '/builds'

export interface Build {
  /** The latest successful build. */
  version?: string
  /** The error of a later build that failed. */
  problem?: string
}
