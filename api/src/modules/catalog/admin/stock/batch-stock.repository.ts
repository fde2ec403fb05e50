import { sql } from 'drizzle-orm'
import type { BatchStock } from 'shared-contracts/catalog/admin/stock-schema'
import { type Database, run } from '../../../../db/connection'
import type { Pack } from '../../stock/stock-levels'

export type BatchStockRepository = ReturnType<typeof createBatchStockRepository>

export function createBatchStockRepository(database: Pick<Database, 'connection'>) {
  /**
   * Adds up each batch of a pack: received, shipped and returned for sale. Returns don't name a batch, so they
   * count for the batch that made up most of the shipment's line.
   */
  async function ofPack({ productId, variantId }: Pack): Promise<BatchStock[]> {
    const rows = await run(
      database,
      sql`
        with shipped as (
          select packed_batches.*,
            row_number() over (partition by shipment, line order by packed_batches.quantity desc, batch) as place
          from packed_batches
          join shipments on shipments.id = packed_batches.shipment
          where shipments.state in ('shipped', 'delivered', 'coming-back', 'back')
        ), returned as (
          select shipped.batch, sum(return_lines.quantity) as quantity
          from return_lines
          join returns on returns.id = return_lines.return
          join shipped on shipped.shipment = returns.shipment and shipped.line = return_lines.line and place = 1
          where return_lines.is_for_sale
            and not exists (select from return_undos where return_undos.return = returns.id)
          group by shipped.batch
        )
        select batches.id, batches.number,
          coalesce((select sum(quantity) from stock_movements
            where stock_movements.batch = batches.id and kind = 'received'), 0)::int as received,
          coalesce((select sum(quantity) from shipped where shipped.batch = batches.id), 0)::int as shipped,
          coalesce((select quantity from returned where returned.batch = batches.id), 0)::int as returned
        from batches
        where batches.product_id = ${productId} and batches.variant_id = ${variantId}
        order by batches.added_at desc, batches.id
      `,
    )
    return rows as BatchStock[]
  }

  return { ofPack }
}
