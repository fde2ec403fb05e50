import { isPublicOrigin } from 'shared-contracts/platform/settings/public-origin'
import type { Database } from '../../db/connection'
import { AppError } from '../../errors'
import { createOrdersRepository } from './orders.repository'

interface PredateDeps {
  database: Database
  publicOrigin: string | undefined
}

/** Backdates a demo order once, so that it is late. */
export function createPredateOrder({ database, publicOrigin }: PredateDeps) {
  const { predate } = createOrdersRepository(database)
  /** @throws AppError FORBIDDEN in a public shop */
  return async function predateOrder(orderId: string, days: number): Promise<void> {
    if (isPublicOrigin(publicOrigin))
      throw new AppError('FORBIDDEN', 'Orders of a public shop keep their dates.')
    await predate(orderId, days)
  }
}
