import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isAdminHost } from 'shared-contracts/platform/settings/admin-host'
import type { Config } from '../config'
import { stripQuery } from '../pages/address/requested-path'

/** Paths served on the admin's host too: what its pages need, the reports they send, and health checks. */
const SHARED =
  /^\/(remotes|shell|uploads)\/|^\/(remotes\.json|reports|policy-reports|manifest\.webmanifest|healthz|readyz)$|^\/[\w-]+\.(png|svg|ico)$|^\/api\/session$/

const OF_THE_ADMIN = /^(\/api)?\/admin(\/|$)/

const ROBOTS = 'User-agent: *\nDisallow: /\n'

export type AdminHost = ReturnType<typeof createAdminHost>

/** Separates the admin and the shop by host. Without an `adminOrigin`, they share one. */
export function createAdminHost({ adminOrigin, publicOrigin }: Pick<Config, 'adminOrigin' | 'publicOrigin'>) {
  const isAsked = ({ headers }: Pick<IncomingMessage, 'headers'>) => isAdminHost(adminOrigin, headers.host)

  /** Adds the hook that separates the hosts. Call it before adding any route. */
  function keepApart(app: FastifyInstance): void {
    if (!adminOrigin) return
    app.addHook('onRequest', async (request, reply) =>
      isAsked(request) ? atTheAdmin(request, reply, publicOrigin) : atTheShop(request, reply),
    )
  }

  return { isAsked, keepApart, refuse }
}

function atTheShop({ url }: FastifyRequest, reply: FastifyReply) {
  return OF_THE_ADMIN.test(plain(url)) ? refuse(reply) : undefined
}

function atTheAdmin(request: FastifyRequest, reply: FastifyReply, publicOrigin: string) {
  const { url } = request
  const path = plain(url)
  if (path === '/') return reply.header('cache-control', 'no-store').redirect('/admin', 302)
  if (path === '/robots.txt') return reply.type('text/plain; charset=utf-8').send(ROBOTS)
  // Any other worker address serves the shop's worker, which would cache the shop's pages here.
  const isOfWorker = url === '/service-worker.js?of=admin' || url === '/kept-files.json?of=admin'
  if (OF_THE_ADMIN.test(path) || SHARED.test(path) || isOfWorker) return undefined
  // Links in the admin may point to the shop's pages.
  return isForPage(request, path)
    ? reply.header('cache-control', 'no-store').redirect(publicOrigin + url, 302)
    : refuse(reply)
}

function isForPage({ method, headers }: FastifyRequest, path: string): boolean {
  const isOfTheApi = !path.startsWith('/') || path.startsWith('/api/')
  return method === 'GET' && !isOfTheApi && headers.accept?.includes('text/html') === true
}

function refuse(reply: FastifyReply) {
  return reply
    .code(404)
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .type('text/plain; charset=utf-8')
    .send('There is nothing at this address.\n')
}

/** Returns the path as routes see it: unescaped and in lower case. */
function plain(url: string): string {
  const path = stripQuery(url)
  try {
    return decodeURIComponent(path).toLowerCase()
  } catch {
    return path.toLowerCase()
  }
}
