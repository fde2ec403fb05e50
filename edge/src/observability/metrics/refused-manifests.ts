import type { Trust } from 'composition/renderer/registry/trust-manifests'
import { Gauge, type Registry as Prometheus } from 'prom-client'

/** Exposes to Prometheus which remotes' manifests are currently refused. */
export function exposeRefusedManifests(prometheus: Prometheus, { refused }: Trust): void {
  new Gauge({
    name: 'edge_registry_manifest_refused',
    help: "1 for a remote whose manifest in the registry is refused: unsigned, wrongly signed, or claiming another remote's paths",
    labelNames: ['remote'],
    registers: [prometheus],
    collect() {
      this.reset()
      for (const remote of refused()) this.set({ remote }, 1)
    },
  })
}
