import { collectDefaultMetrics, Histogram, Registry as Prometheus } from 'prom-client'
import { createPageCounts, exposePageCounts } from '../../pages/cache/page-counts'
import { createRefusals } from './refusals'

export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics({ measuresProcess }: { measuresProcess: boolean | undefined }) {
  const prometheus = new Prometheus()
  if (measuresProcess) collectDefaultMetrics({ register: prometheus })
  const seconds = new Histogram({
    name: 'edge_request_seconds',
    help: 'Time to respond to a request, by route and status',
    labelNames: ['route', 'status'],
    registers: [prometheus],
  })
  const pageCounts = createPageCounts()
  exposePageCounts(prometheus, pageCounts)
  return {
    prometheus,
    pageCounts,
    refusals: createRefusals(prometheus),
    /** @param milliseconds time from request to response */
    answered(route: string, status: number, milliseconds: number): void {
      seconds.observe({ route, status }, milliseconds / 1000)
    },
  }
}
