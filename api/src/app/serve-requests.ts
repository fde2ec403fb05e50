import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { isAdminHost } from 'shared-contracts/platform/settings/admin-host'
import { AppError } from '../errors'
import { countRequests } from '../http/limits/count-requests'
import { refuseUnstorableText } from '../http/requests/unstorable-text'
import { registerSecurityHeaders } from '../http/responses/security-headers'
import { registerUploads } from '../http/responses/uploads'
import { registerSessions } from '../http/sessions/session'
import { registerApiDocs } from '../modules/platform/api-docs'
import { registerHealth } from '../modules/platform/health'
import type { AppDeps } from './app-deps'
import type { Parts } from './parts'

/** The shop's routes that the admin's pages use too. */
const SHARED = ['/api/session', '/uploads/*']

/** Registers the plugins and hooks that apply to every request, then the routes. */
export async function serveRequests(app: FastifyInstance, deps: AppDeps, parts: Parts): Promise<void> {
  const { config, limits, secret } = deps
  await app.register(cookie)
  await registerSecurityHeaders(app)
  refuseUnstorableText(app)
  keepAdminApart(app, config.adminOrigin)
  await countRequests(app, limits, config.internalKey)
  registerSessions(app, { ...config, secret, findCustomer: parts.customers.findBySession })
  parts.admin.guard(app)
  await registerApiDocs(app)
  const { outbox, payments, syntheticPurchases, backupLateness } = parts
  await registerHealth(app, {
    ...parts,
    database: deps.database,
    measuresProcess: deps.measuresProcess,
    backlogs: [
      outbox.failed,
      outbox.lost,
      ...payments.backlogs,
      ...syntheticPurchases.backlogs,
      backupLateness,
    ],
  })
  await registerUploads(app, { folder: config.uploadsDir, ownFile: parts.pictures.file })
  await app.register(parts.payments.payPage)
  await app.register(parts.feeds.routes, { prefix: '/feeds' })
  await app.register(parts.agents.routes)
  await app.register(parts.previews.routes, { prefix: '/uploads/preview' })
  await app.register(parts.reviews.photosRoutes, { prefix: '/uploads/reviews' })

  await app.register(
    async (api) => {
      await api.register(parts.contentVersion.routes)
      await api.register(parts.catalog.routes)
      await api.register(parts.content.routes)
      await api.register(parts.publishedContent.routes)
      await api.register(parts.changeFeed.routes)
      await api.register(parts.customers.routes)
      await api.register(parts.passkeys.routes)
      await api.register(parts.privacy.routes)
      await api.register(parts.reviews.routes)
      await api.register(parts.newsletter.routes)
      await api.register(parts.backInStock.routes)
      await api.register(parts.contact.routes)
      await api.register(parts.addresses.routes)
      await api.register(parts.pincodes.routes)
      await api.register(parts.orders.routes)
      await api.register(parts.orders.discountRoutes)
      await api.register(parts.cases.routes)
      await api.register(parts.invoices.routes)
      await api.register(parts.payments.routes)
      await api.register(parts.syntheticPurchases.routes)
      await api.register(parts.analytics.routes)
      await api.register(parts.admin.routes, { prefix: '/admin' })
    },
    { prefix: '/api' },
  )
}

/** Serves admin and shop routes only on their own hosts. @param adminOrigin undefined if they share a host */
function keepAdminApart(app: FastifyInstance, adminOrigin: string | undefined): void {
  if (!adminOrigin) return
  app.addHook('onRequest', async ({ host, is404, routeOptions: { url = '' } }) => {
    if (is404 || SHARED.includes(url)) return
    if (url.startsWith('/api/admin/') !== isAdminHost(adminOrigin, host))
      throw new AppError('NOT_FOUND', 'There is nothing at this address.')
  })
}
