import type { Registry } from 'shared-contracts/remote/registry'

/** What became of one version of a remote, as far as this process has heard. */
export interface VersionCounts {
  remote: string
  version: string
  /** Documents in which its page was shown, or should have been. */
  visits: number
  /** Of these, where its files could not be loaded, or its page threw. */
  loadFailures: number
  renderFailures: number
  /** Pages that the edge made with the last good version in its place. */
  fallbacks: number
}

type Version = Pick<VersionCounts, 'remote' | 'version'>

const NONE = { visits: 0, loadFailures: 0, renderFailures: 0, fallbacks: 0 }

/** Counts by remote and version: as many as the registry names, whatever is reported. */
export function createRemoteCounts() {
  const counts = new Map<string, VersionCounts>()

  function countsOf({ remote, version }: Version): VersionCounts {
    const key = `${remote} ${version}`
    const known = counts.get(key) ?? { remote, version, ...NONE }
    counts.set(key, known)
    return known
  }

  return {
    countsOf,
    /** The edge has made a page with another version than this one, which it could not load. */
    fellBack({ name, version }: { name: string; version: string }): void {
      const known = countsOf({ remote: name, version })
      known.fallbacks += 1
    },
    /** Forgets versions that are no longer in the registry. */
    keepOnly({ remotes }: Registry): void {
      for (const [key, { remote, version }] of counts)
        if (!remotes[remote]?.versions[version]) counts.delete(key)
    },
    all: () => [...counts.values()],
  }
}

export type RemoteCounts = ReturnType<typeof createRemoteCounts>
