import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Product } from 'shared-contracts/domain/catalogue'
import { atOneMoment } from '../../../db/at-one-moment'
import type { Database } from '../../../db/connection'
import type { Jobs } from '../../../jobs/jobs'
import type { Orders } from '../../orders'
import type { Pictures } from '../../pictures'
import type { Shipments } from '../../shipments'
import type { Journal } from '../journal/journal'
import { createBarcodesRepository } from './order-page/barcodes.repository'
import { createOrderChanges } from './order-page/order-changes'
import { createOrderPage } from './order-page/order-page'
import { createPaperworkRepository } from './order-page/paperwork.repository'
import { adminOrdersRoutes } from './orders.routes'
import { createPacking } from './packing-record'
import { createPapers } from './papers/papers'
import { papersRoutes } from './papers/papers.routes'
import { createCourierList } from './parcels/courier-list'
import { couriersRoutes } from './parcels/couriers.routes'
import { createParcelWork } from './parcels/parcel-work'
import { parcelsRoutes } from './parcels/parcels.routes'
import { createPickLists } from './pick-list/pick-list'
import { pickListRoutes } from './pick-list/pick-list.routes'
import { createOrderQueue } from './queue/queue'
import { createQueueRepository } from './queue/queue.repository'
import { createToPack } from './to-pack/to-pack'
import { toPackRoutes } from './to-pack/to-pack.routes'

export interface AdminOrdersDeps {
  database: Database
  orders: Orders
  shipments: Shipments
  /** In the order of the shelf. */
  products: () => Promise<readonly Product[]>
  journal: Journal
  jobs: Pick<Jobs, 'every'>
  pictures: Pick<Pictures, 'fit'>
  /** Takes note that somebody has opened an order. */
  opened: (id: string) => Promise<void>
  /** Number of the shop's food licence, once it has one. */
  foodLicence: () => Promise<string | undefined>
  now: () => Date
}

/** Finding, packing and sending orders. */
export function createAdminOrders({ database, products, ...deps }: AdminOrdersDeps) {
  const { inTransaction } = database
  const repository = createPaperworkRepository(database)
  const queue = createQueueRepository(database)
  const shared = { ...deps, repository, barcodes: createBarcodesRepository(database), inTransaction }
  const { couriers } = deps.shipments
  const packing = createPacking({ ...deps, database })
  const pickLists = createPickLists({ ...shared, queue, products })

  const routes: FastifyPluginAsyncZod = async (app) => {
    await app.register(
      adminOrdersRoutes({
        search: atOneMoment(database, createOrderQueue({ ...deps, repository: queue }).search),
        show: atOneMoment(database, createOrderPage(shared).show),
        changes: createOrderChanges(shared),
        opened: deps.opened,
      }),
    )
    await app.register(parcelsRoutes(createParcelWork(shared)))
    await app.register(couriersRoutes(createCourierList({ ...shared, couriers })))
    await app.register(papersRoutes(createPapers({ ...shared, weightsOf: packing.weightsOf })))
    await app.register(packing.routes)
    await app.register(pickListRoutes({ ...pickLists, list: atOneMoment(database, pickLists.list) }))
    const toPack = createToPack({ ...shared, queue, pickLists })
    const ordersToPack = atOneMoment(database, toPack.ordersToPack)
    await app.register(toPackRoutes({ ...toPack, ordersToPack }))
  }

  return { routes }
}
