import { LRUCache } from 'lru-cache'
import { Histogram, type Registry as Prometheus } from 'prom-client'
import { listBounds, VITALS } from 'shared-contracts/analytics/analytics'
import type { Report } from 'shared-contracts/analytics/report'

type Vital = Extract<Report, { kind: 'vital' }>

/** The maximum number of versions with metrics, about a hundred for each. Old versions have few open pages. */
export const MOST_VERSIONS = 50

/** Records web vitals measured by browsers, by the remote and version that owned the document. */
export function createVitals(prometheus: Prometheus) {
  const registers = [prometheus]
  const labelNames = ['remote', 'version', 'vital'] as const
  const seconds = new Histogram({
    name: 'edge_web_vital_seconds',
    help: 'Largest and first contentful paint, interaction to next paint, time to first byte',
    labelNames,
    buckets: listBounds('LCP').map((ms) => ms / 1000),
    registers,
  })
  const shifts = new Histogram({
    name: 'edge_web_vital_shift',
    help: 'Cumulative layout shift',
    labelNames,
    buckets: [...listBounds('CLS')],
    registers,
  })
  const observed = new LRUCache<string, Pick<Vital, 'remote' | 'version'>>({
    max: MOST_VERSIONS,
    dispose: (version, _, reason) => reason === 'evict' && forget(version),
  })

  function forget(version: Pick<Vital, 'remote' | 'version'>): void {
    for (const vital of VITALS) {
      seconds.remove({ ...version, vital })
      shifts.remove({ ...version, vital })
    }
  }

  return {
    observe({ remote, version, vital, value }: Vital): void {
      observed.set(`${remote} ${version}`, { remote, version })
      const labels = { remote, version, vital }
      if (vital === 'CLS') shifts.observe(labels, value)
      else seconds.observe(labels, value / 1000)
    },
  }
}

export type Vitals = ReturnType<typeof createVitals>
