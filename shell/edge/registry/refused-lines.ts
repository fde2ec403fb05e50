import { Gauge, type Registry as Prometheus } from 'prom-client'
import type { Trust } from './trust-lines'

/** Tells Prometheus which remotes' lines of the registry are refused just now. */
export function exposeRefusedLines(prometheus: Prometheus, { refused }: Trust): void {
  new Gauge({
    name: 'edge_registry_line_refused',
    help: '1 for a remote whose line of the registry is refused: unsigned, wrongly signed, or claiming paths of others',
    labelNames: ['remote'],
    registers: [prometheus],
    collect() {
      this.reset()
      for (const remote of refused()) this.set({ remote }, 1)
    },
  })
}
