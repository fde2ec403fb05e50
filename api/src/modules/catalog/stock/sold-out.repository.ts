import { and, asc, eq, or, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { products, variants } from '../catalog.tables'

export interface VariantInStock {
  id: string
  /** The product's name. */
  name: string
  label: string
  isSoldOut: boolean
}

export type SoldOutRepository = ReturnType<typeof createSoldOutRepository>

export function createSoldOutRepository({ connection }: Pick<Database, 'connection'>) {
  /** @param id a pack's id, or a product's for all its packs */
  const named = (id: string) => or(eq(variants.id, id), eq(variants.productId, id))

  function variantsInStock(which: SQL | undefined): Promise<VariantInStock[]> {
    return connection()
      .select({
        id: variants.id,
        name: products.name,
        label: variants.label,
        isSoldOut: variants.isSoldOut,
      })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(and(eq(products.isListed, true), which))
      .orderBy(asc(products.position), asc(variants.position))
  }

  async function setSoldOut(id: string, isSoldOut: boolean): Promise<void> {
    await connection().update(variants).set({ isSoldOut }).where(named(id))
  }

  return {
    find: (id: string) => variantsInStock(named(id)),
    soldOut: () => variantsInStock(eq(variants.isSoldOut, true)),
    setSoldOut,
  }
}
