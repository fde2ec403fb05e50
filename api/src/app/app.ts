import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/connection'
import { createSeeding } from '../db/seeding/seeding'
import { newServer } from '../http/new-server'
import type { Admin } from '../modules/admin'
import type { SoldOut } from '../modules/catalog'
import { createPredateOrder } from '../modules/orders'
import type { Payments } from '../modules/payments'
import type { OwnersAdmin } from '../owner/admin-command'
import type { AppDeps } from './app-deps'
import { createParts, type Parts } from './parts'
import { serveRequests } from './serve-requests'

declare module 'fastify' {
  interface FastifyInstance {
    payments: Payments
    stock: SoldOut
    analytics: () => Promise<string>
    /** Backdates a demo order so that it is late. */
    predateOrder: (orderId: string, days: number) => Promise<void>
    admin: OwnersAdmin & Pick<Admin, 'settings' | 'lookForOrders' | 'lookForRefunds'>
  }
}

export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = newServer(deps.config, deps.logTo)
  const parts = createParts(deps, app.log)
  offerToOwner(app, parts)
  app.decorate('predateOrder', createPredateOrder({ ...deps.config, database: deps.database }))
  await store(deps, parts)
  await serveRequests(app, deps, parts)
  closeInTurn(app, deps.database, parts)
  return app
}

function offerToOwner(app: FastifyInstance, { payments, catalog, analytics, admin }: Parts): void {
  app.decorate('payments', payments)
  app.decorate('stock', catalog.soldOut)
  app.decorate('analytics', analytics.table)
  app.decorate('admin', admin)
}

/** Stores the release's initial content, unless this version of it has been stored before. */
async function store({ seed }: AppDeps, parts: Parts): Promise<void> {
  const { withoutAdmin, jobs, catalog, invoices, content, words, contentVersion } = parts
  await createSeeding({ withoutAdmin, jobs, isStocked: catalog.isStocked }).storeAll([
    () => catalog.seed(seed.products),
    () => catalog.seedFacts(seed.facts ?? []),
    () => invoices.seedTaxes(seed.taxes ?? []),
  ])
  await content.seed(seed.blogs)
  await withoutAdmin.go('content', words.renew, () => {})
  await contentVersion.follow()
}

function closeInTurn(app: FastifyInstance, database: Database, { jobs, payments }: Parts): void {
  // Stop jobs before waiting for open requests. A job can wait long for a gateway; it resumes after a restart.
  app.addHook('preClose', async () => void jobs.stop())
  app.addHook('onClose', async () => {
    await jobs.stop()
    await payments.close()
    await database.close()
  })
}
