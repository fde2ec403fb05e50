import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { exposePageCounts, type PageCounts } from './pages/page-counts'
import type { KnownRegistry } from './registry'

interface Health {
  currentRegistry: () => Promise<KnownRegistry>
  counts: PageCounts
}

/** `/healthz` (the process lives), `/readyz` (it can show the shop) and `/metrics` for Prometheus. */
export async function addHealth(app: FastifyInstance, { currentRegistry, counts }: Health) {
  const metrics = new Registry()
  collectDefaultMetrics({ register: metrics })
  const seconds = new Histogram({
    name: 'edge_request_seconds',
    help: 'Time to answer a request, by route and status',
    labelNames: ['route', 'status'],
    registers: [metrics],
  })
  exposePageCounts(metrics, counts)
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    seconds.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })

  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const { registry } = await currentRegistry()
    const count = Object.keys(registry.remotes).length
    return count > 0
      ? { status: 'ready', remotes: count }
      : reply.code(503).send({ status: 'no remotes published' })
  })
  app.get('/metrics', async (_, reply) => reply.type(metrics.contentType).send(await metrics.metrics()))
}
