import type { FastifyInstance } from 'fastify'
import { liveRemotes, ownerOf } from 'shared-contracts/remote/live-remotes'
import type { ShellAssets } from './assets'
import { pageHtml } from './page-html'
import type { KnownRegistry } from './registry'

interface Pages {
  assets: ShellAssets
  currentRegistry: () => Promise<KnownRegistry>
}

/** Paths that are one shopper's own are never stored by anyone. */
const PRIVATE = /^\/(cart|checkout|account|account-form|address-details|payment|thank-you)(\/|$)/i

/** Every page of the shop, and the registry itself. */
export function addPages(app: FastifyInstance, { assets, currentRegistry }: Pages): void {
  app.get('/remotes.json', async (request, reply) => {
    const { registry, etag } = await currentRegistry()
    reply.headers({ 'cache-control': 'no-cache', etag })
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : registry
  })

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    const { registry } = await currentRegistry()
    const remotes = liveRemotes(registry)
    const owner = ownerOf(path, remotes)
    return reply
      .code(owner ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', PRIVATE.test(path) ? 'no-store' : 'no-cache')
      .send(pageHtml({ assets, remotes, owner }))
  })
}
