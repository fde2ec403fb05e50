import { Counter, type Registry } from 'prom-client'
import type { RemoteCounts, VersionCounts } from './remote-counts'

const labelNames = ['remote', 'version'] as const
type Counted = Exclude<keyof VersionCounts, (typeof labelNames)[number]>

const counters: Readonly<
  Record<string, { help: string; counted: Counted; labels?: Record<string, string> }[]>
> = {
  edge_remote_visits_total: [
    { help: 'Documents that showed a page of a remote, or should have', counted: 'visits' },
  ],
  edge_remote_failures_total: [
    {
      help: 'Of these, where its files could not be loaded (load) or its page threw (render)',
      counted: 'loadFailures',
      labels: { kind: 'load' },
    },
    { help: '', counted: 'renderFailures', labels: { kind: 'render' } },
  ],
  edge_remote_fallbacks_total: [
    {
      help: 'Pages made here with the last good version, since this one could not be loaded',
      counted: 'fallbacks',
    },
  ],
}

/** Hands the counts to Prometheus, by remote and version. */
export function exposeRemoteCounts(metrics: Registry, { all }: RemoteCounts): void {
  for (const [name, parts] of Object.entries(counters))
    new Counter({
      name,
      help: parts[0]?.help ?? '',
      labelNames: [...labelNames, ...Object.keys(parts[0]?.labels ?? {})],
      registers: [metrics],
      collect() {
        this.reset()
        for (const { remote, version, ...counts } of all())
          for (const { counted, labels } of parts) this.inc({ remote, version, ...labels }, counts[counted])
      },
    })
}
