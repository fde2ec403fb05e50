import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { invoiceSeries } from '../invoices.tables'
import type { SeriesName } from './document-number'

export type SeriesRepository = ReturnType<typeof createSeriesRepository>

export function createSeriesRepository({ connection }: Pick<Database, 'connection'>) {
  /** Locks the row until the commit, so a rollback frees the number. A database sequence would leave a gap. */
  async function draw(series: SeriesName, year: number): Promise<number> {
    const [row] = await connection()
      .insert(invoiceSeries)
      .values({ series: `${series}/${year}`, last: 1 })
      .onConflictDoUpdate({ target: invoiceSeries.series, set: { last: sql`${invoiceSeries.last} + 1` } })
      .returning({ last: invoiceSeries.last })
    if (!row) throw new Error('No serial number was assigned.')
    return row.last
  }

  return { draw }
}
