import { Counter, type Registry } from 'prom-client'
import type { NotRendered } from './renderer'

type Outcome = 'rendered' | NotRendered['reason']

/**
 * What became of the tries to render pages on the server, by remote.
 * @param onFailure told of each page that the browser has to render
 */
export function createRenderCounts(onFailure: (remote: string, error: NotRendered) => void) {
  const counts = new Map<string, { remote: string; outcome: Outcome; count: number }>()

  function count(remote: string, outcome: Outcome, error?: NotRendered): void {
    const key = `${remote} ${outcome}`
    const known = counts.get(key) ?? { remote, outcome, count: 0 }
    counts.set(key, { ...known, count: known.count + 1 })
    if (error) onFailure(remote, error)
  }

  return { count, all: () => [...counts.values()] }
}

/**
 * What the log says of a page that the browser has to render. One that comes while threads warm up, or too many at once,
 * is no fault that a stack would lead to.
 */
export function logOf(remote: string, error: NotRendered) {
  const { reason, message } = error
  return reason === 'late' || reason === 'busy' ? { remote, reason, why: message } : { remote, err: error }
}

export type RenderCounts = ReturnType<typeof createRenderCounts>

export function exposeRenderCounts(metrics: Registry, { all }: RenderCounts): void {
  new Counter({
    name: 'edge_page_renders_total',
    help: 'Pages by remote: rendered here, or left to the browser because its build is unfit, late, busy or failed',
    labelNames: ['remote', 'outcome'],
    registers: [metrics],
    collect() {
      this.reset()
      for (const { remote, outcome, count } of all()) this.inc({ remote, outcome }, count)
    },
  })
}
