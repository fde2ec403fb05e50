import type { Registry as Prometheus } from 'prom-client'
import type { Registry } from 'shared-contracts/remote/registry'
import { exposeCounter } from '../metrics/expose-counter'

/** Counts for one version of a remote in this process. */
export interface VersionCounts {
  remote: string
  version: string
  /** Documents in which its page was shown, or should have been. */
  visits: number
  /** Visits in which its files failed to load (`loadFailures`) or its page threw (`renderFailures`). */
  loadFailures: number
  renderFailures: number
  /** Pages that the edge rendered with the last good version instead. */
  fallbacks: number
}

type Version = Pick<VersionCounts, 'remote' | 'version'>

const NONE = { visits: 0, loadFailures: 0, renderFailures: 0, fallbacks: 0 }

/** Creates counts by remote and version. */
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
    /** Counts a page rendered with another version because the edge could not load this one. */
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

/** Exposes the counts to Prometheus, by remote and version. */
export function exposeRemoteCounts(prometheus: Prometheus, { all }: RemoteCounts): void {
  const labelNames = ['remote', 'version']
  const of = (count: (counts: VersionCounts) => number, kind?: string) => () =>
    all().map((counts) => ({
      labels: { remote: counts.remote, version: counts.version, ...(kind && { kind }) },
      count: count(counts),
    }))
  exposeCounter(
    prometheus,
    'edge_remote_visits_total',
    'Page views by remote, including failed ones',
    of(({ visits }) => visits),
    labelNames,
  )
  const loads = of(({ loadFailures }) => loadFailures, 'load')
  const renders = of(({ renderFailures }) => renderFailures, 'render')
  exposeCounter(
    prometheus,
    'edge_remote_failures_total',
    "Page views where the remote's files could not be loaded (load) or its page threw (render)",
    () => [...loads(), ...renders()],
    [...labelNames, 'kind'],
  )
  exposeCounter(
    prometheus,
    'edge_remote_fallbacks_total',
    'Pages rendered with the last good version because this one could not be loaded',
    of(({ fallbacks }) => fallbacks),
    labelNames,
  )
}
