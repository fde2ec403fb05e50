import type { FastifyInstance } from 'fastify'
import type { KnownRegistry } from 'registry/registry-store'
import { liveRemotes } from 'shared-contracts/remote/live-remotes'
import { exposeRenderCounts, type RenderCounts } from '../render/render-counts'
import type { Renderers } from '../render/renderers'
import { within } from '../within'
import type { Metrics } from './metrics'

/** How long a process that starts waits for its render threads before it says that it is ready. */
const PREPARATION_PATIENCE_MS = 5000

interface Health {
  currentRegistry: () => Promise<KnownRegistry>
  metrics: Metrics
  renders: RenderCounts
  renderers: Renderers
}

/** `/healthz` (the process lives), `/readyz` (it can show the shop) and `/metrics` for Prometheus. */
export async function addHealth(
  app: FastifyInstance,
  { currentRegistry, metrics, renders, renderers }: Health,
) {
  exposeRenderCounts(metrics.prometheus, renders)
  app.addHook('onResponse', async (request, reply) => {
    metrics.answered(request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime)
  })

  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const { registry } = await currentRegistry()
    await within(PREPARATION_PATIENCE_MS, renderers.prepare(liveRemotes(registry)))
    const count = Object.keys(registry.remotes).length
    return count > 0
      ? { status: 'ready', remotes: count }
      : reply.code(503).send({ status: 'no remotes published' })
  })
  app.get('/metrics', async (_, reply) =>
    reply.type(metrics.prometheus.contentType).send(await metrics.prometheus.metrics()),
  )
}
