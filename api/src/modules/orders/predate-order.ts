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
      throw new AppError('FORBIDDEN', 'The dates of orders in a public shop can’t be changed.')
    await predate(orderId, days)
  }
}
