import type { Build } from 'shared-contracts/remote/development-server'

/** What has become of the builds so far, and who wants to know of the next. */
export function createBuilds() {
  let latest: Build = {}
  const followers = new Set<(build: Build) => void>()

  function tell(build: Build) {
    latest = build
    for (const follower of followers) follower(build)
  }

  return {
    latest: () => latest,
    succeeded: (version: string) => tell({ version }),
    /** The build before it stays the one that is shown. */
    failed: (problem: string) => tell({ ...latest, problem }),
    /** Tells of the latest at once, then of each. @returns ends it */
    follow(follower: (build: Build) => void): () => void {
      followers.add(follower)
      follower(latest)
      return () => void followers.delete(follower)
    },
  }
}

export type Builds = ReturnType<typeof createBuilds>
