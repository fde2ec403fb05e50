import { Gauge, type Registry as Prometheus } from 'prom-client'
import { exposeCounter } from '../../observability/metrics/expose-counter'

/** The way the cache served a page. */
export type Outcome = 'hit' | 'stale' | 'miss' | 'renewed'

export type PageCounts = ReturnType<typeof createPageCounts>

/** Uses plain numbers, because a cached page is served in microseconds. Prometheus reads them on demand. */
export function createPageCounts() {
  return {
    answers: { hit: 0, stale: 0, miss: 0, renewed: 0 } satisfies Record<Outcome, number>,
    /** Pages that could not be rendered. */
    failures: 0,
    rendersInFlight: 0,
    entries: 0,
    bytes: 0,
  }
}

export function exposePageCounts(prometheus: Prometheus, counts: PageCounts): void {
  exposeCounter(
    prometheus,
    'edge_page_answers_total',
    'Pages served: from the cache (hit), outdated from the cache (stale), rendered for the first time (miss) or again (renewed)',
    () => Object.entries(counts.answers).map(([outcome, count]) => ({ labels: { outcome }, count })),
    ['outcome'],
  )
  exposeCounter(prometheus, 'edge_page_failures_total', 'Pages that could not be rendered', () => [
    { count: counts.failures },
  ])
  const gauges = {
    edge_page_renders_in_flight: ['Pages being rendered', () => counts.rendersInFlight],
    edge_page_cache_entries: ['Pages in the cache', () => counts.entries],
    edge_page_cache_bytes: ['Memory used by the page cache', () => counts.bytes],
  } as const
  for (const [name, [help, read]] of Object.entries(gauges))
    new Gauge({
      name,
      help,
      registers: [prometheus],
      collect() {
        this.set(read())
      },
    })
}
