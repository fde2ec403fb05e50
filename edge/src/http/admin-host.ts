import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isAdminHost } from 'shared-contracts/platform/settings/admin-host'
import type { Config } from '../config'
import { stripQuery } from '../pages/address/requested-path'

/** What of the shop is served on the admin's host too: files that its pages need, and how they report. */
const SHARED =
  /^\/(remotes|shell|uploads)\/|^\/(remotes\.json|reports|policy-reports|manifest\.webmanifest|healthz|readyz)$|^\/[\w-]+\.(png|svg|ico)$|^\/api\/session$/

const OF_THE_ADMIN = /^(\/api)?\/admin(\/|$)/

const ROBOTS = 'User-agent: *\nDisallow: /\n'

export type AdminHost = ReturnType<typeof createAdminHost>

/**
 * Keeps the admin and the shop on hosts of their own.
 * @param site without an `adminOrigin` the admin is on the shop's host
 */
export function createAdminHost({ adminOrigin, publicOrigin }: Pick<Config, 'adminOrigin' | 'publicOrigin'>) {
  const isAsked = ({ headers }: Pick<IncomingMessage, 'headers'>) => isAdminHost(adminOrigin, headers.host)

  /** Must be called before any route is added. */
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
  // Any other address of a worker leads to the shop's, which would keep the shop's pages here.
  const isOfWorker = url === '/service-worker.js?of=admin' || url === '/kept-files.json?of=admin'
  if (OF_THE_ADMIN.test(path) || SHARED.test(path) || isOfWorker) return undefined
  // Links of the admin lead to pages of the shop.
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

/** The path as routes see it: without escapes, whatever its letters. */
function plain(url: string): string {
  const path = stripQuery(url)
  try {
    return decodeURIComponent(path).toLowerCase()
  } catch {
    return path.toLowerCase()
  }
}
