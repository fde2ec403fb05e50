import type { FastifyInstance } from 'fastify'
import { isDeskHost } from 'shared-contracts/domain/settings/desk-host'
import { AppError } from '../errors'

/** Calls of the shop that pages of the desk make too. */
const SHARED = ['/api/session', '/uploads/*']

/**
 * Keeps the desk's calls on the desk's host, and the shop's away from it.
 * @param deskOrigin without one the desk is on the shop's host
 */
export function keepDeskApart(app: FastifyInstance, deskOrigin: string | undefined): void {
  if (!deskOrigin) return
  app.addHook('onRequest', async ({ host, is404, routeOptions: { url = '' } }) => {
    if (is404 || SHARED.includes(url)) return
    if (url.startsWith('/api/desk/') !== isDeskHost(deskOrigin, host))
      throw new AppError('NOT_FOUND', 'There is nothing at this address.')
  })
}
