import type { FastifyInstance } from 'fastify'
import type { KnownRegistry } from 'registry/registry-store'
import { readBodiesWhole } from '../http/bodies'
import { namesTag } from '../http/entity-tag'
import type { AnswerPages } from '../page-cache/answer-pages'

interface Pages {
  pages: AnswerPages
  currentRegistry: () => Promise<KnownRegistry>
}

const READING = ['GET', 'HEAD']
const TAKEN = [...READING, 'POST']

/** Every page of the shop, and the registry itself. */
export function addPages(app: FastifyInstance, { pages, currentRegistry }: Pages): void {
  app.get('/remotes.json', async (request, reply) => {
    const { registry, tag = 'none' } = await currentRegistry()
    // Weak, for it is the same in every encoding.
    const etag = `W/"${tag.replace(/^W\/|"/g, '')}"`
    reply.headers({ 'cache-control': 'no-cache', etag })
    return namesTag(request.headers['if-none-match'], etag) ? reply.code(304).send() : registry
  })

  // Pages bring their own headers and are compressed already.
  app.get('/*', { config: { bringsOwnHeaders: true }, compress: false }, async (request, reply) => {
    const { status, headers, body } = await pages.answer(request.raw)
    for (let index = 0; index < headers.length; index += 2)
      reply.header(headers[index] ?? '', headers[index + 1])
    return reply.code(status).send(body)
  })

  // A form sent by a browser without scripts. Its fields are dropped; the page says beside the form what it needs.
  app.register(async (forms) => {
    readBodiesWhole(forms)
    forms.post('/*', async ({ url }, reply) => reply.redirect(samePage(url), 303))
  })

  app.route({
    method: app.supportedMethods.filter((method) => !TAKEN.includes(method)),
    url: '/*',
    // Before a body is read.
    onRequest: async (_, reply) => reply.code(405).header('allow', TAKEN.join(', ')).send(),
    handler: () => undefined,
  })
}

/** The address that was asked for. A browser would take one that begins with two slashes for another site's. */
function samePage(url: string): string {
  return url.replace(/^[/\\]*/, '/')
}
