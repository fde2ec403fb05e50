import type { Build } from 'shared-contracts/remote/development-server'

/** Tracks the state of the latest build and notifies its followers. */
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
    /** The last successful build is still served. */
    failed: (problem: string) => tell({ ...latest, problem }),
    /** Calls the follower now and after each build. @returns a function that stops it */
    follow(follower: (build: Build) => void): () => void {
      followers.add(follower)
      follower(latest)
      return () => void followers.delete(follower)
    },
  }
}

export type Builds = ReturnType<typeof createBuilds>
