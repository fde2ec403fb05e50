import { and, asc, desc, eq, inArray, or } from 'drizzle-orm'
import type { Database } from '../../../../db/connection'
import { products } from '../../../catalog/catalog.tables'
import { orderLines, orders } from '../../../orders/orders.tables'
import { batches, packedBatches } from '../../packing/packing.tables'
import { shipments } from '../../shipments/shipments.tables'

export type StoredBatch = typeof batches.$inferSelect
type Pack = Pick<StoredBatch, 'productId' | 'variantId'>

/** The most batches to list per variant; older ones were sold long ago. */
const MOST_OF_A_VARIANT = 20
const MOST_NEWEST = 30

export type BatchesRepository = ReturnType<typeof createBatchesRepository>

export function createBatchesRepository({ connection }: Pick<Database, 'connection'>) {
  const isOf = ({ productId, variantId }: Pack) =>
    and(eq(batches.productId, productId), eq(batches.variantId, variantId))

  /** Does nothing and returns false if the pack already has a batch with this number. */
  async function add(batch: StoredBatch): Promise<boolean> {
    const added = await connection()
      .insert(batches)
      .values(batch)
      .onConflictDoNothing()
      .returning({ id: batches.id })
    return added.length > 0
  }

  async function byNumber(pack: Pack, number: string): Promise<StoredBatch | undefined> {
    const [found] = await connection()
      .select()
      .from(batches)
      .where(and(isOf(pack), eq(batches.number, number)))
    return found
  }

  async function byIds(ids: readonly string[]): Promise<Map<string, StoredBatch>> {
    const rows = await connection()
      .select()
      .from(batches)
      .where(inArray(batches.id, [...ids]))
    return new Map(rows.map((row) => [row.id, row]))
  }

  /** Lists the batches of each pack, newest first. */
  async function ofVariants(packs: readonly Pack[]): Promise<StoredBatch[]> {
    if (packs.length === 0) return []
    return connection()
      .select()
      .from(batches)
      .where(or(...packs.map(isOf)))
      .orderBy(desc(batches.addedAt))
      .limit(MOST_OF_A_VARIANT * packs.length)
  }

  /** Returns shelf lives in months from packing, for products that have one. */
  async function monthsOf(productIds: readonly string[]): Promise<Map<string, number>> {
    const { id, bestBeforeMonths: months } = products
    const rows = await connection()
      .select({ id, months })
      .from(products)
      .where(inArray(id, [...productIds]))
    return new Map(rows.flatMap((row) => (row.months === null ? [] : [[row.id, row.months] as const])))
  }

  /** @param number the exact number; omit it for the newest batches */
  function named(number: string | undefined): Promise<StoredBatch[]> {
    const all = connection().select().from(batches)
    if (number !== undefined) return all.where(eq(batches.number, number)).orderBy(desc(batches.addedAt))
    return all.orderBy(desc(batches.addedAt)).limit(MOST_NEWEST)
  }

  /** Lists the shipments with items of the given batches, and the pack's name in their orders. */
  function shipmentsWith(ids: readonly string[]) {
    const { id, orderId, shippingAddress } = orders
    const { name, variant } = orderLines
    return connection()
      .select({
        batch: packedBatches.batch,
        quantity: packedBatches.quantity,
        shipment: shipments.number,
        state: shipments.state,
        order: { id, orderId, shippingAddress },
        goods: { name, variant },
      })
      .from(packedBatches)
      .innerJoin(shipments, eq(shipments.id, packedBatches.shipment))
      .innerJoin(orders, eq(orders.id, shipments.order))
      .innerJoin(orderLines, and(eq(orderLines.order, orders.id), eq(orderLines.line, packedBatches.line)))
      .where(inArray(packedBatches.batch, [...ids]))
      .orderBy(asc(orders.position), asc(shipments.number))
  }

  return { add, byNumber, byIds, ofVariants, monthsOf, named, shipmentsWith }
}
