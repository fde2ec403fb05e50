import type { FastifyInstance } from 'fastify'
import type { KnownRegistry } from 'registry/registry-store'
import { readBodiesWhole } from '../http/bodies'
import { namesTag } from '../http/entity-tag'
import type { PageServer } from './cache/page-server'
import { limitRenders } from './limit-renders'
import { PAGE_ROUTE, sendPage } from './send-page'

interface Pages {
  pages: PageServer
  currentRegistry: () => Promise<KnownRegistry>
}

const READING = ['GET', 'HEAD']
const TAKEN = [...READING, 'POST']

/** Adds routes for all pages of the shop, and for the registry. */
export function addPages(app: FastifyInstance, { pages, currentRegistry }: Pages): void {
  app.get('/remotes.json', async (request, reply) => {
    const { registry, tag = 'none' } = await currentRegistry()
    // The tag is weak, because it is the same in every encoding.
    const etag = `W/"${tag.replace(/^W\/|"/g, '')}"`
    reply.headers({ 'cache-control': 'no-cache', etag })
    return namesTag(request.headers['if-none-match'], etag) ? reply.code(304).send() : registry
  })

  app.register(async (limited) => {
    const takeMaking = await limitRenders(limited)
    limited.get('/*', PAGE_ROUTE, async (request, reply) => {
      const { needsMaking, answer } = await pages.ask(request.raw)
      const mayHave = !needsMaking || (await takeMaking(request))
      return sendPage(reply, mayHave ? await answer() : await pages.refuse(request.raw))
    })
  })

  // Browsers without scripts post forms here. Fields are dropped; a note in the form asks for JavaScript.
  app.register(async (forms) => {
    readBodiesWhole(forms)
    forms.post('/*', async ({ url }, reply) => reply.redirect(samePage(url), 303))
  })

  app.route({
    method: app.supportedMethods.filter((method) => !TAKEN.includes(method)),
    url: '/*',
    // Runs before a body is read.
    onRequest: async (_, reply) => reply.code(405).header('allow', TAKEN.join(', ')).send(),
    handler: () => undefined,
  })
}

/** Returns the requested address. A browser would treat one that begins with two slashes as another site. */
function samePage(url: string): string {
  return url.replace(/^[/\\]*/, '/')
}
