import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Product } from 'shared-contracts/catalog/product'
import type { AdminReturn } from 'shared-contracts/fulfilment/admin/shipments-schema'
import type { Database } from '../../../db/connection'
import { atOneMoment } from '../../../db/transactions/at-one-moment'
import type { Jobs } from '../../../jobs/jobs'
import type { Pictures } from '../../content/media'
import type { Invoices } from '../../invoicing'
import type { Orders } from '../../orders'
import type { AuditLog } from '../../staff'
import { computeUndoDeadline, type Fulfilment, type Return } from '..'
import { createBulkShipping } from './bulk-shipping/bulk-shipping'
import { bulkShippingRoutes } from './bulk-shipping/bulk-shipping.routes'
import { createPackedShipments } from './bulk-shipping/packed-shipments'
import { createPackedShipmentsRepository } from './bulk-shipping/packed-shipments.repository'
import { createBarcodesRepository } from './documents/barcodes.repository'
import { documentsRoutes } from './documents/documents.routes'
import { createPaperworkRepository } from './documents/paperwork.repository'
import { createShippingDocuments } from './documents/shipping-documents'
import { createPacking } from './packing-record'
import { pickListRoutes } from './queue/pick-list.routes'
import { createPickLists } from './queue/pick-lists'
import { createQueueRepository } from './queue/queue.repository'
import { createToPack } from './queue/to-pack'
import { toPackRoutes } from './queue/to-pack.routes'
import { createCourierList } from './shipments/courier-list'
import { couriersRoutes } from './shipments/couriers.routes'
import { createShipmentWork } from './shipments/shipment-work'
import { shipmentsRoutes } from './shipments/shipments.routes'

export function adminReturn({
  id,
  number,
  shipment,
  isUndelivered,
  at,
  by,
  note,
  lines,
}: Return): AdminReturn {
  const shown = { id, number, shipment: shipment, isUndelivered, by, note, lines }
  return { ...shown, at: at.toISOString(), undoUntil: computeUndoDeadline(at).toISOString() }
}

export { type BarcodesRepository, createBarcodesRepository } from './documents/barcodes.repository'
export { createPaperworkRepository, type PaperworkRepository } from './documents/paperwork.repository'
export { dueDay, promisedSince } from './queue/due-date'
export { createOrderQueue, isLate, type OrderQueue } from './queue/queue'
export { createQueueRepository, type QueueRepository } from './queue/queue.repository'
export { adminShipment } from './shipments/shipment-work'

export interface AdminFulfilmentDeps {
  database: Database
  orders: Orders
  fulfilment: Fulfilment
  invoices: Pick<Invoices, 'validOf' | 'printInvoices'>
  /** Returns all products, in shelf order. */
  products: () => Promise<readonly Product[]>
  auditLog: AuditLog
  jobs: Pick<Jobs, 'every'>
  pictures: Pick<Pictures, 'fit'>
  foodLicence: () => Promise<string | undefined>
  now: () => Date
}

export function createAdminFulfilment({ database, products, ...deps }: AdminFulfilmentDeps) {
  const { inTransaction } = database
  const repository = createPaperworkRepository(database)
  const queue = createQueueRepository(database)
  const shared = { ...deps, repository, barcodes: createBarcodesRepository(database), inTransaction }
  const { couriers } = deps.fulfilment
  const packing = createPacking({ ...deps, database })
  const pickLists = createPickLists({ ...shared, queue, products })

  const routes: FastifyPluginAsyncZod = async (app) => {
    const work = createShipmentWork(shared)
    await app.register(shipmentsRoutes(work))
    const packed = createPackedShipmentsRepository(database)
    await app.register(
      bulkShippingRoutes(
        createPackedShipments({ ...shared, repository: packed }),
        createBulkShipping({ work, repository: packed, inTransaction }),
      ),
    )
    await app.register(couriersRoutes(createCourierList({ ...shared, couriers })))
    await app.register(documentsRoutes(createShippingDocuments({ ...shared, weightsOf: packing.weightsOf })))
    await app.register(packing.routes)
    await app.register(pickListRoutes({ ...pickLists, list: atOneMoment(database, pickLists.list) }))
    const toPack = createToPack({ ...shared, queue, pickLists })
    const ordersToPack = atOneMoment(database, toPack.ordersToPack)
    await app.register(toPackRoutes({ ...toPack, ordersToPack }))
  }

  return { routes }
}
