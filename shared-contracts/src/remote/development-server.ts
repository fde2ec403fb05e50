/** Path at which a development server describes its remote: the latest successful build, as a `LiveRemote`. */
export const DESCRIPTION_PATH = '/remote.json'

/** Path of its builds as server-sent events: the latest one immediately, then each new one. */
export const BUILDS_PATH = '/builds'

export interface Build {
  /** The latest successful build. */
  version?: string
  /** Why the build after it failed. */
  problem?: string
}
