import type { RenderCounts } from 'composition/renderer/render-counts'
import type { Renderers } from 'composition/renderer/renderers'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { KnownRegistry } from 'registry/registry-store'
import { liveRemotes } from 'shared-contracts/remote/registry/live-remotes'
import { ofShop } from 'shared-contracts/remote/registry/standalone-layout'
import type { PageServer } from '../../pages/cache/page-server'
import { sendPage } from '../../pages/send-page'
import { within } from '../../within'
import { exposeRenderCounts } from './expose-render-counts'
import type { Metrics } from './metrics'

/** Time that a starting process waits for its render threads before it reports ready. */
const PREPARATION_PATIENCE_MS = 5000

/** Turns off compression by Fastify: visitors get a page at these paths, which is already compressed. */
const PLAIN = { compress: false } as const

interface Health {
  currentRegistry: () => Promise<KnownRegistry>
  metrics: Metrics
  renders: RenderCounts
  renderers: Renderers
  pages: PageServer
}

/** Adds `/healthz` (alive), `/readyz` (can show the shop) and `/metrics`, which only direct requests reach. */
export async function addHealth(
  app: FastifyInstance,
  { currentRegistry, metrics, renders, renderers, pages }: Health,
) {
  exposeRenderCounts(metrics.prometheus, renders)
  app.addHook('onResponse', async (request, reply) => {
    metrics.answered(request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime)
  })

  await app.register(async (operators) => {
    operators.addHook('preHandler', async (request, reply) => {
      if (!isFromOutside(request)) return
      const { answer } = await pages.ask(request.raw)
      return sendPage(reply, await answer())
    })
    operators.get('/healthz', PLAIN, async () => ({ status: 'ok' }))
    operators.get('/readyz', PLAIN, async (_, reply) => {
      const { registry } = await currentRegistry()
      await within(PREPARATION_PATIENCE_MS, renderers.prepare(ofShop(liveRemotes(registry))))
      const count = Object.keys(registry.remotes).length
      return count > 0
        ? { status: 'ready', remotes: count }
        : reply.code(503).send({ status: 'no remotes published' })
    })
    operators.get('/metrics', PLAIN, async (_, reply) =>
      reply.type(metrics.prometheus.contentType).send(await metrics.prometheus.metrics()),
    )
  })
}

/** True for requests through a proxy, which always adds the client's address; operators connect directly. */
function isFromOutside({ headers }: FastifyRequest): boolean {
  return headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
}
