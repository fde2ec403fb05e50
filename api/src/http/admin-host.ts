import type { FastifyInstance } from 'fastify'
import { isAdminHost } from 'shared-contracts/platform/settings/admin-host'
import { AppError } from '../errors'

/** Calls of the shop that pages of the admin make too. */
const SHARED = ['/api/session', '/uploads/*']

/**
 * Keeps the admin's calls on the admin's host, and the shop's away from it.
 * @param adminOrigin without one the admin is on the shop's host
 */
export function keepAdminApart(app: FastifyInstance, adminOrigin: string | undefined): void {
  if (!adminOrigin) return
  app.addHook('onRequest', async ({ host, is404, routeOptions: { url = '' } }) => {
    if (is404 || SHARED.includes(url)) return
    if (url.startsWith('/api/admin/') !== isAdminHost(adminOrigin, host))
      throw new AppError('NOT_FOUND', 'There is nothing at this address.')
  })
}
