import { sql } from 'drizzle-orm'
import type { Database } from '../../../../db/connection'
import { invoiceSeries } from '../../invoices.tables'
import type { SeriesName } from './document-number'

export type SeriesRepository = ReturnType<typeof createSeriesRepository>

export function createSeriesRepository({ connection }: Pick<Database, 'connection'>) {
  /**
   * Draws the next serial. Its row is held until the caller's transaction ends, so the next drawer waits, and takes the
   * same serial when this one is rolled back. A database's sequence would leave a gap there.
   */
  async function draw(series: SeriesName, year: number): Promise<number> {
    const [row] = await connection()
      .insert(invoiceSeries)
      .values({ series: `${series}/${year}`, last: 1 })
      .onConflictDoUpdate({ target: invoiceSeries.series, set: { last: sql`${invoiceSeries.last} + 1` } })
      .returning({ last: invoiceSeries.last })
    if (!row) throw new Error('No serial was drawn.')
    return row.last
  }

  return { draw }
}
