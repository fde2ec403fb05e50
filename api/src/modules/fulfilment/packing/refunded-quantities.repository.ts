import { and, eq, inArray, or } from 'drizzle-orm'
import type { LineQuantity } from 'shared-contracts/fulfilment/shipments'
import type { Database } from '../../../db/connection'
import { orderLines } from '../../orders/orders.tables'
import { refundRequests } from '../../payments/refunds/refund-requests.tables'
import { returns } from '../returns/returns.tables'

/** Reads which items were refunded instead of being sent or, after a failed delivery, sent again. */
export function createRefundedQuantitiesRepository({ connection }: Pick<Database, 'connection'>) {
  const { order, kind, line, quantity, pieces, state } = refundRequests

  /** Leaves out customers' returns. Includes refunds that failed, because their items aren't sent either. */
  return async function refundedPiecesOf(orderIds: readonly string[]): Promise<Map<string, LineQuantity[]>> {
    const found = new Map<string, LineQuantity[]>(orderIds.map((id) => [id, []]))
    const isOfPieces = or(inArray(kind, ['line', 'cancel']), eq(returns.isUndelivered, true))
    const rows = await connection()
      .select({ order, kind, line, quantity, pieces })
      .from(refundRequests)
      .leftJoin(returns, eq(returns.id, refundRequests.return))
      .where(and(inArray(order, [...orderIds]), eq(state, 'ordered'), isOfPieces))
    for (const row of rows) found.get(row.order ?? '')?.push(...readQuantities(row))
    const cancelled = rows.flatMap((row) => (row.kind === 'cancel' && row.order ? [row.order] : []))
    for (const { order: id, ...all } of await linesOf(cancelled)) found.get(id)?.push(all)
    return found
  }

  async function linesOf(orderIds: readonly string[]) {
    if (orderIds.length === 0) return []
    return connection()
      .select({ order: orderLines.order, line: orderLines.line, quantity: orderLines.quantity })
      .from(orderLines)
      .where(inArray(orderLines.order, [...orderIds]))
  }
}

export type RefundedQuantitiesRepository = ReturnType<typeof createRefundedQuantitiesRepository>

function readQuantities({
  line,
  quantity,
  pieces,
}: Pick<typeof refundRequests.$inferSelect, 'line' | 'quantity' | 'pieces'>): LineQuantity[] {
  return line === null ? (pieces ?? []) : [{ line, quantity: quantity ?? 0 }]
}
