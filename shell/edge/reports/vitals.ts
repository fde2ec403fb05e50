import { LRUCache } from 'lru-cache'
import { Histogram, type Registry as Prometheus } from 'prom-client'
import { type Report, VITALS } from '../../src/reports/report'

type Vital = Extract<Report, { kind: 'vital' }>

/** Around the bounds of good and poor that the vitals' authors give: 2.5 and 4 s for LCP, 0.2 and 0.5 s for INP. */
const SECONDS = [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8]
/** Good is up to 0.1, poor above 0.25. */
const SHIFTS = [0.01, 0.05, 0.1, 0.25, 0.5]

/** Each version has a hundred figures. Pages of the others are hardly open any more. */
export const MOST_VERSIONS = 50

/** Web vitals as browsers measured them, by the remote and version that owned the document. */
export function createVitals(prometheus: Prometheus) {
  const registers = [prometheus]
  const labelNames = ['remote', 'version', 'vital'] as const
  const seconds = new Histogram({
    name: 'edge_web_vital_seconds',
    help: 'Largest and first contentful paint, interaction to next paint, time to first byte',
    labelNames,
    buckets: SECONDS,
    registers,
  })
  const shifts = new Histogram({
    name: 'edge_web_vital_shift',
    help: 'Cumulative layout shift',
    labelNames,
    buckets: SHIFTS,
    registers,
  })
  const told = new LRUCache<string, Pick<Vital, 'remote' | 'version'>>({
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
      told.set(`${remote} ${version}`, { remote, version })
      const labels = { remote, version, vital }
      if (vital === 'CLS') shifts.observe(labels, value)
      else seconds.observe(labels, value / 1000)
    },
  }
}

export type Vitals = ReturnType<typeof createVitals>
