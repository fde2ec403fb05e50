import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { liveRemotes } from 'shared-contracts/remote/live-remotes'
import { exposePageCounts, type PageCounts } from './pages/page-counts'
import { within } from './pages/within'
import type { KnownRegistry } from './registry'
import { exposeRenderCounts, type RenderCounts } from './render/render-counts'
import type { Renderers } from './render/renderers'

/** What a process that starts waits for its render threads before it says that it is ready. */
const PREPARATION_PATIENCE_MS = 5000

interface Health {
  currentRegistry: () => Promise<KnownRegistry>
  counts: PageCounts
  renders: RenderCounts
  renderers: Renderers
}

/** `/healthz` (the process lives), `/readyz` (it can show the shop) and `/metrics` for Prometheus. */
export async function addHealth(
  app: FastifyInstance,
  { currentRegistry, counts, renders, renderers }: Health,
) {
  const metrics = new Registry()
  collectDefaultMetrics({ register: metrics })
  const seconds = new Histogram({
    name: 'edge_request_seconds',
    help: 'Time to answer a request, by route and status',
    labelNames: ['route', 'status'],
    registers: [metrics],
  })
  exposePageCounts(metrics, counts)
  exposeRenderCounts(metrics, renders)
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    seconds.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000)
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
  app.get('/metrics', async (_, reply) => reply.type(metrics.contentType).send(await metrics.metrics()))
}
