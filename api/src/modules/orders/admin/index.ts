import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../../../db/connection'
import { atOneMoment } from '../../../db/transactions/at-one-moment'
import type { Fulfilment } from '../../fulfilment'
import {
  createBarcodesRepository,
  createOrderQueue,
  createPaperworkRepository,
  createQueueRepository,
} from '../../fulfilment/admin'
import type { Invoices } from '../../invoicing'
import type { AuditLog } from '../../staff'
import type { CasesLookup, Orders } from '..'
import { createAdminDiscountsRepository } from './discounts/discounts.repository'
import { adminDiscountsRoutes } from './discounts/discounts.routes'
import { createAdminDiscountsService } from './discounts/discounts.service'
import { createOrderChanges } from './order-page/order-changes'
import { createOrderPage } from './order-page/order-page'
import { adminOrdersRoutes } from './orders.routes'

interface AdminOrdersDeps {
  database: Database
  orders: Orders
  fulfilment: Fulfilment
  invoices: Pick<Invoices, 'validOf' | 'buyerOf'>
  auditLog: AuditLog
  /** Records that somebody has opened an order. */
  opened: (id: string) => Promise<void>
  products: (ids: readonly string[]) => Promise<readonly { _id: string }[]>
  casesOf: CasesLookup
  now: () => Date
}

export function createAdminOrders({ database, opened, ...deps }: AdminOrdersDeps) {
  const { inTransaction } = database
  const repository = createPaperworkRepository(database)
  const queue = createQueueRepository(database)
  const { search } = createOrderQueue({ ...deps, repository: queue })
  const page = createOrderPage({ ...deps, queue, repository, barcodes: createBarcodesRepository(database) })
  const ordersRoutes = adminOrdersRoutes({
    search: atOneMoment(database, search),
    show: atOneMoment(database, page.show),
    changes: createOrderChanges({ ...deps, repository, inTransaction }),
    opened,
  })
  const discounts = createAdminDiscountsService({
    ...deps,
    repository: createAdminDiscountsRepository(database),
    inTransaction,
  })
  const routes: FastifyPluginAsyncZod = async (app) => {
    await app.register(ordersRoutes)
    await app.register(adminDiscountsRoutes(discounts))
  }
  return routes
}
