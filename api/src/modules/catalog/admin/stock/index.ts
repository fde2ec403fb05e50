import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../../../../db/connection'
import { AppError } from '../../../../errors'
import type { Orders } from '../../../orders'
import type { AuditLog } from '../../../staff'
import { createStockRepository } from '../../stock/stock.repository'
import { createAdjusting } from './adjusting'
import { createAdminStockRepository } from './admin-stock.repository'
import { createBatchStockRepository } from './batch-stock.repository'
import { createCounting } from './counting'
import { stockRoutes } from './stock.routes'
import { createStockList } from './stock-list'
import { createStockTake } from './stock-take'

export interface AdminStockDeps {
  database: Database
  /** Updates a paid order's shipments, and with them what it reserves. */
  fulfilment: { notSent: (orderId: string) => Promise<void> }
  orders: Pick<Orders, 'holdForPayment'>
  auditLog: Pick<AuditLog, 'write'>
  now: () => Date
}

/** Counts packs in the admin: adjustments, stock-takes, and which packs are counted. */
export function createAdminStock(deps: AdminStockDeps): { routes: FastifyPluginAsyncZod } {
  const { database, fulfilment, orders } = deps
  const repository = createAdminStockRepository(database)
  const shared = {
    ...deps,
    repository,
    levels: createStockRepository(database),
    list: createStockList({ repository, batches: createBatchStockRepository(database) }),
    inTransaction: database.inTransaction,
  }
  const counting = createCounting({
    ...shared,
    settlePaid: fulfilment.notSent,
    settleUnpaid: (id) => orders.holdForPayment({ id }).catch(ignoreSoldOut),
  })
  return {
    routes: stockRoutes({
      list: shared.list,
      counting,
      adjust: createAdjusting(shared),
      stockTake: createStockTake(shared),
    }),
  }
}

/** An unpaid order that finds nothing left is refused when its customer wants to pay. */
function ignoreSoldOut(error: unknown): void {
  if (!(error instanceof AppError && error.code === 'SOLD_OUT')) throw error
}
