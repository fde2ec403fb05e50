import { Counter, Gauge, type Registry } from 'prom-client'

/** How pages were answered. */
export type Outcome = 'hit' | 'stale' | 'miss' | 'renewed'

export type PageCounts = ReturnType<typeof createPageCounts>

/** Plain numbers, for a kept page is answered in microseconds; Prometheus reads them when it asks. */
export function createPageCounts() {
  return {
    answers: { hit: 0, stale: 0, miss: 0, renewed: 0 } satisfies Record<Outcome, number>,
    /** Pages that could not be made. */
    failures: 0,
    rendersInFlight: 0,
    entries: 0,
    bytes: 0,
  }
}

export function exposePageCounts(metrics: Registry, counts: PageCounts): void {
  const registers = [metrics]
  new Counter({
    name: 'edge_page_answers_total',
    help: 'Pages answered: kept ones (hit), outdated ones (stale), made for a first time (miss) or anew (renewed)',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset()
      for (const [outcome, count] of Object.entries(counts.answers)) this.inc({ outcome }, count)
    },
  })
  new Counter({
    name: 'edge_page_failures_total',
    help: 'Pages that could not be made',
    registers,
    collect() {
      this.reset()
      this.inc(counts.failures)
    },
  })
  const gauges = {
    edge_page_renders_in_flight: ['Pages being made', () => counts.rendersInFlight],
    edge_page_cache_entries: ['Pages kept', () => counts.entries],
    edge_page_cache_bytes: ['Memory taken by pages kept', () => counts.bytes],
  } as const
  for (const [name, [help, read]] of Object.entries(gauges))
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
}
