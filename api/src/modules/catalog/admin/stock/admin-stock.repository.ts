import { and, asc, desc, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../../db/connection'
import { batches } from '../../../fulfilment/packing/packing.tables'
import { orderLines, orders } from '../../../orders/orders.tables'
import { gatewayOrders } from '../../../payments/payments.tables'
import { products, variants } from '../../catalog.tables'
import { backInStockRequests, stockLevels, stockMovements, stockReservations } from '../../stock/stock.tables'
import type { Pack } from '../../stock/stock-levels'

export type AdminStockRepository = ReturnType<typeof createAdminStockRepository>
export type VariantRow = Awaited<ReturnType<AdminStockRepository['all']>>[number]

export const MOVEMENTS_AT_ONCE = 50

export function createAdminStockRepository({ connection }: Pick<Database, 'connection'>) {
  function read(which?: SQL) {
    const ofVariant = (table: typeof stockReservations | typeof backInStockRequests) =>
      sql`${table.productId} = ${variants.productId} and ${table.variantId} = ${variants.id}`
    return connection()
      .select({
        productId: variants.productId,
        variantId: variants.id,
        name: products.name,
        label: variants.label,
        barcode: variants.barcode,
        isListed: products.isListed,
        isSoldOut: variants.isSoldOut,
        level: stockLevels,
        missing: sql<number>`(
          select coalesce(sum(${stockReservations.missing}), 0) from ${stockReservations}
          where ${ofVariant(stockReservations)})`.mapWith(Number),
        waiting: sql<number>`(
          select count(*) from ${backInStockRequests}
          where ${ofVariant(backInStockRequests)} and ${isNotNull(backInStockRequests.confirmedAt)})`.mapWith(
          Number,
        ),
      })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .leftJoin(
        stockLevels,
        and(eq(stockLevels.productId, variants.productId), eq(stockLevels.variantId, variants.id)),
      )
      .where(which)
      .orderBy(asc(products.position), asc(products.id), asc(variants.position))
  }

  async function find({ productId, variantId }: Pack) {
    const [found] = await read(and(eq(variants.productId, productId), eq(variants.id, variantId)))
    return found
  }

  /** Lists a pack's movements, newest first. @param before the id of the oldest one already known */
  function movements({ productId, variantId }: Pack, before: number | undefined) {
    return connection()
      .select({ movement: stockMovements, orderId: orders.orderId, batch: batches.number })
      .from(stockMovements)
      .leftJoin(orders, eq(orders.id, stockMovements.order))
      .leftJoin(batches, eq(batches.id, stockMovements.batch))
      .where(
        and(
          eq(stockMovements.productId, productId),
          eq(stockMovements.variantId, variantId),
          before === undefined ? undefined : lt(stockMovements.id, before),
        ),
      )
      .orderBy(desc(stockMovements.id))
      .limit(MOVEMENTS_AT_ONCE)
  }

  /** Counts the movements that an earlier attempt of the same call has made. */
  function repeated(repeatKey: string): Promise<number> {
    return connection().$count(stockMovements, eq(stockMovements.repeatKey, repeatKey))
  }

  async function hasBatch(id: string, { productId, variantId }: Pack): Promise<boolean> {
    const isOf = and(eq(batches.id, id), eq(batches.productId, productId), eq(batches.variantId, variantId))
    return (await connection().$count(batches, isOf)) > 0
  }

  /**
   * Locks, in a fixed sequence, the orders that have to reserve a pack once it is counted: paid ones that may not
   * have left, and unpaid ones placed since a given time or being paid.
   */
  function lockOpenOrders({ productId, variantId }: Pack, unpaidSince: Date) {
    const hasPack = sql`exists (select from ${orderLines} where ${and(
      eq(orderLines.order, orders.id),
      eq(orderLines.productId, productId),
      eq(orderLines.variantId, variantId),
    )})`
    const isBeingPaid = sql`exists (select from ${gatewayOrders} where ${and(
      eq(gatewayOrders.order, orders.id),
      isNotNull(gatewayOrders.nextQuestionAt),
    )})`
    const isOpen = sql`(
      (${orders.status} = 'Paid' and ${orders.fulfilmentState} in ('none', 'part-shipped', 'coming-back'))
      or (${orders.status} = 'Pending' and (${orders.createdAt} > ${sql.param(unpaidSince, orders.createdAt)} or ${isBeingPaid})))`
    return connection()
      .select({ id: orders.id, status: orders.status })
      .from(orders)
      .where(and(isOpen, hasPack))
      .orderBy(asc(orders.id))
      .for('update')
  }

  /** @returns false if the pack is already counted */
  async function start({ productId, variantId }: Pack, lowAt: number | null): Promise<boolean> {
    const started = await connection()
      .insert(stockLevels)
      .values({ productId, variantId, onHand: 0, lowAt })
      .onConflictDoNothing()
      .returning({ id: stockLevels.productId })
    return started.length > 0
  }

  async function stop({ productId, variantId }: Pack): Promise<void> {
    const isOf = (table: typeof stockLevels | typeof stockReservations) =>
      and(eq(table.productId, productId), eq(table.variantId, variantId))
    await connection().delete(stockReservations).where(isOf(stockReservations))
    await connection().delete(stockLevels).where(isOf(stockLevels))
  }

  async function setLowAt({ productId, variantId }: Pack, lowAt: number | null): Promise<void> {
    await connection()
      .update(stockLevels)
      .set({ lowAt, isLow: false })
      .where(and(eq(stockLevels.productId, productId), eq(stockLevels.variantId, variantId)))
  }

  return {
    all: () => read(),
    find,
    movements,
    repeated,
    hasBatch,
    lockOpenOrders,
    start,
    stop,
    setLowAt,
  }
}
