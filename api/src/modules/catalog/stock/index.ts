import type { Database } from '../../../db/connection'
import type { Jobs } from '../../../jobs/jobs'
import type { Outbox } from '../../../mail/outbox'
import { createLowStock } from './low-stock'
import { createLowStockRepository } from './low-stock.repository'
import { createReservations } from './reservations'
import { createShelf } from './shelf'
import { createStockRepository } from './stock.repository'

const LOOK_EVERY_MS = 60_000

interface StockDeps {
  database: Database
  jobs: Pick<Jobs, 'every'>
  outbox: Pick<Outbox, 'add'>
  /** Without a trailing slash. */
  adminOrigin: string
  now: () => Date
}

export type Stock = ReturnType<typeof createStock>

/** Counts the packs of variants that the owner chose to count; all others are sold without limit. */
export function createStock({ database, jobs, outbox, adminOrigin, now }: StockDeps) {
  const repository = createStockRepository(database)
  const { inTransaction } = database
  const alert = createLowStock({
    repository: createLowStockRepository(database),
    inTransaction,
    outbox,
    stockUrl: `${adminOrigin}/admin/stock`,
  })
  jobs.every('low stock', LOOK_EVERY_MS, alert)
  const { hold, settle } = createReservations({ repository, now })
  return { hold, settle, shelf: createShelf({ repository, now }) }
}
