import { and, asc, desc, eq, gt, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '../../../../db/connection'
import { orders } from '../../../orders/orders.tables'
import { shipments } from '../../shipments/shipments.tables'

const { id: order, orderId, shippingAddress, createdAt, status, fulfilmentState } = orders
const shown = { id: shipments.id, order, orderId, shippingAddress, createdAt, status, fulfilmentState }

export type PackedShipmentsRepository = ReturnType<typeof createPackedShipmentsRepository>

export function createPackedShipmentsRepository({ connection }: Pick<Database, 'connection'>) {
  function read(which: SQL | undefined, first: SQL, most: number) {
    return connection()
      .select(shown)
      .from(shipments)
      .innerJoin(orders, eq(orders.id, shipments.order))
      .where(which)
      .orderBy(first, asc(orders.position), asc(shipments.number))
      .limit(most)
  }

  return {
    /** Lists packed shipments of paid orders, oldest order first. */
    packed: (most: number) =>
      read(and(eq(shipments.state, 'packed'), eq(status, 'Paid')), asc(orders.position), most),

    /** Lists shipments shipped after a moment, latest first. */
    shippedSince: (moment: Date, most: number) =>
      read(
        and(eq(shipments.state, 'shipped'), gt(shipments.shippedAt, moment)),
        desc(shipments.shippedAt),
        most,
      ),

    /** Returns the order number that customers see, by shipment. */
    async orderNumbersOf(ids: readonly string[]): Promise<Map<string, string>> {
      const rows = await connection()
        .select({ id: shipments.id, orderId })
        .from(shipments)
        .innerJoin(orders, eq(orders.id, shipments.order))
        .where(inArray(shipments.id, [...ids]))
      return new Map(rows.map((row) => [row.id, row.orderId]))
    },
  }
}
