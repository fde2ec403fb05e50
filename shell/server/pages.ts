import type { FastifyInstance } from 'fastify'
import { namesTag } from './pages/entity-tag'
import type { KeptPages } from './pages/kept-pages'
import type { KnownRegistry } from './registry'

interface Pages {
  pages: KeptPages
  currentRegistry: () => Promise<KnownRegistry>
}

const READING = ['GET', 'HEAD']

/** Every page of the shop, and the registry itself. */
export function addPages(app: FastifyInstance, { pages, currentRegistry }: Pages): void {
  app.get('/remotes.json', async (request, reply) => {
    const { registry, etag } = await currentRegistry()
    reply.headers({ 'cache-control': 'no-cache', etag })
    return namesTag(request.headers['if-none-match'], etag) ? reply.code(304).send() : registry
  })

  // Pages bring their own headers and are compressed already.
  app.get('/*', { helmet: false, compress: false }, async (request, reply) => {
    const { status, headers, body } = await pages.answer(request.raw)
    for (let index = 0; index < headers.length; index += 2)
      reply.header(headers[index] ?? '', headers[index + 1])
    return reply.code(status).send(body)
  })

  app.route({
    method: app.supportedMethods.filter((method) => !READING.includes(method)),
    url: '/*',
    // Before a body is read.
    onRequest: async (_, reply) => reply.code(405).header('allow', 'GET, HEAD').send(),
    handler: () => undefined,
  })
}
