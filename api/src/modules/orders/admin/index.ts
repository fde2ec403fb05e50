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
import type { Orders } from '..'
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
  now: () => Date
}

export function createAdminOrders({ database, opened, ...deps }: AdminOrdersDeps) {
  const { inTransaction } = database
  const repository = createPaperworkRepository(database)
  const queue = createQueueRepository(database)
  const { search } = createOrderQueue({ ...deps, repository: queue })
  const page = createOrderPage({ ...deps, queue, repository, barcodes: createBarcodesRepository(database) })
  return adminOrdersRoutes({
    search: atOneMoment(database, search),
    show: atOneMoment(database, page.show),
    changes: createOrderChanges({ ...deps, repository, inTransaction }),
    opened,
  })
}
