import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { products, variants } from '../catalog.tables'
import { stockLevels } from './stock.tables'

export type LowStockRepository = ReturnType<typeof createLowStockRepository>

export function createLowStockRepository({ connection }: Pick<Database, 'connection'>) {
  const { onHand, reserved, lowAt, isLow, productId, variantId } = stockLevels
  const isBelow = sql<boolean>`${onHand} - ${reserved} <= ${lowAt}`
  const crossed = and(isNotNull(lowAt), sql`(${isBelow}) <> ${isLow}`)

  async function hasCrossed(): Promise<boolean> {
    return (await connection().select({ productId }).from(stockLevels).where(crossed).limit(1)).length > 0
  }

  /** Notes which packs are low now. @returns those that were not before */
  async function note() {
    const locked = await connection()
      .select({ productId, variantId, isBelow, onHand, reserved })
      .from(stockLevels)
      .where(crossed)
      .orderBy(asc(productId), asc(variantId))
      .for('update')
    const low = []
    for (const { isBelow: isLowNow, onHand, reserved, ...pack } of locked) {
      const isOf = and(eq(productId, pack.productId), eq(variantId, pack.variantId))
      await connection().update(stockLevels).set({ isLow: isLowNow }).where(isOf)
      const [names] = await connection()
        .select({ name: products.name, label: variants.label })
        .from(variants)
        .innerJoin(products, eq(products.id, variants.productId))
        .where(and(eq(variants.productId, pack.productId), eq(variants.id, pack.variantId)))
      if (isLowNow && names) low.push({ ...names, onHand, reserved })
    }
    return low
  }

  return { hasCrossed, note }
}
