import { randomUUID } from 'node:crypto'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requiredText } from 'shared-contracts/values/text'
import * as z from 'zod/mini'
import type { Database } from '../../../db/connection'
import type { Jobs } from '../../../jobs/jobs'
import type { Outbox } from '../../../mail/outbox'
import { type Pictures, uploadRoutes } from '../../content/media'
import type { AuditLog } from '../../staff'
import { bulkRoutes } from './bulk/bulk.routes'
import { createBulkService } from './bulk/bulk.service'
import { createAdminCatalogRepository } from './catalog.repository'
import { adminCatalogRoutes } from './catalog.routes'
import { createAdminCatalogService } from './catalog.service'
import { createDraftsRepository } from './drafts/drafts.repository'
import { draftsRoutes } from './drafts/drafts.routes'
import { createDraftsService } from './drafts/drafts.service'
import { createHistoryRepository } from './history.repository'
import { createSaving } from './saving'
import { createCarryOutDue } from './schedule/carry-out-due'
import { createScheduleRepository } from './schedule/schedule.repository'
import { scheduleRoutes } from './schedule/schedule.routes'
import { createScheduleService } from './schedule/schedule.service'
import { type AdminStockDeps, createAdminStock } from './stock'

interface AdminCatalogOptions extends AdminStockDeps {
  database: Database
  auditLog: Pick<AuditLog, 'write'>
  jobs: Pick<Jobs, 'every'>
  pictures: Pictures
  outbox: Pick<Outbox, 'add'>
  publicOrigin: string
  licence: () => Promise<string | undefined>
  now: () => Date
}

/** Short enough that changes are made in the minute they are scheduled for. */
const LOOK_EVERY_MS = 10_000

/** Edits the catalogue in the admin. Pages, feeds and carts update as after any catalogue change. */
export function createAdminCatalog(options: AdminCatalogOptions) {
  const { database, auditLog, jobs, pictures, outbox, publicOrigin, licence, now } = options
  const repository = createAdminCatalogRepository(database)
  const history = createHistoryRepository(database)
  const { inTransaction } = database
  const save = createSaving({ repository, history, auditLog, newSave: randomUUID, now })
  const service = createAdminCatalogService({ repository, history, save, inTransaction, pictures, licence })
  const making = createDraftsService({
    repository: createDraftsRepository(database),
    products: repository,
    save,
    inTransaction,
    shown: service.product,
  })
  const scheduled = {
    repository: createScheduleRepository(database),
    products: repository,
    save,
    auditLog,
    inTransaction,
    now,
  }
  const schedule = createScheduleService(scheduled)
  const carryOutDue = createCarryOutDue({ ...scheduled, outbox, publicOrigin })
  jobs.every('scheduled changes', LOOK_EVERY_MS, carryOutDue)
  const stock = createAdminStock(options)
  const bulk = createBulkService({ repository, save, inTransaction })

  const routes: FastifyPluginAsyncZod = async (app) => {
    await app.register(adminCatalogRoutes(service))
    await app.register(draftsRoutes(making))
    await app.register(
      uploadRoutes(pictures, {
        path: 'pictures',
        right: 'change-catalogue',
        querystring: z.object({ product: requiredText(100) }),
        async subject({ product }) {
          await service.product(product)
          return { title: product }
        },
      }),
    )
    await app.register(bulkRoutes(bulk))
    await app.register(scheduleRoutes(schedule))
    await app.register(stock.routes)
  }
  return { routes }
}
