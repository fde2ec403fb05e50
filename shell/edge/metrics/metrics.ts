import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { createPageCounts, exposePageCounts } from '../page-cache/page-counts'

export type Metrics = ReturnType<typeof createMetrics>

/** What the edge counts and measures, for Prometheus. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'edge_request_seconds',
    help: 'Time to answer a request, by route and status',
    labelNames: ['route', 'status'],
    registers: [registry],
  })
  const pageCounts = createPageCounts()
  exposePageCounts(registry, pageCounts)
  return {
    registry,
    pageCounts,
    /** @param milliseconds from request to answer */
    answered(route: string, status: number, milliseconds: number): void {
      seconds.observe({ route, status }, milliseconds / 1000)
    },
  }
}
