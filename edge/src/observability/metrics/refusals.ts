import type { Registry as Prometheus } from 'prom-client'
import { exposeCounter } from './expose-counter'

/** The reason why a client was not served, or not completely. */
export type Refusal = 'too-many-pages' | 'large-body' | 'slow-request' | 'slow-reader'

export type Refusals = ReturnType<typeof createRefusals>

/** Counts refused requests, to make floods visible. */
export function createRefusals(prometheus: Prometheus) {
  const counts: Record<Refusal, number> = {
    'too-many-pages': 0,
    'large-body': 0,
    'slow-request': 0,
    'slow-reader': 0,
  }
  exposeCounter(
    prometheus,
    'edge_refusals_total',
    'Requests refused: too many uncached pages for one network, a body that is too large, or a client that sends or reads too slowly',
    () => Object.entries(counts).map(([reason, count]) => ({ labels: { reason }, count })),
    ['reason'],
  )
  return {
    add(reason: Refusal): void {
      counts[reason] += 1
    },
  }
}
