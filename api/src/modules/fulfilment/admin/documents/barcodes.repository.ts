import { and, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '../../../../db/connection'
import { variants } from '../../../catalog/catalog.tables'

interface Packed {
  productId: string
  variantId: string
}

export type BarcodesRepository = ReturnType<typeof createBarcodesRepository>

/** What stands on packs to be scanned. */
export function createBarcodesRepository({ connection }: Pick<Database, 'connection'>) {
  /** @returns tells the code of a pack; null for one that has none, or is sold no longer */
  async function codesOf(packs: readonly Packed[]): Promise<(pack: Packed) => string | null> {
    const { productId, id, barcode } = variants
    const ids = [...new Set(packs.map((pack) => pack.productId))]
    const rows = await connection()
      .select({ productId, id, barcode })
      .from(variants)
      .where(and(inArray(productId, ids), isNotNull(barcode)))
    return (pack) =>
      rows.find((row) => row.productId === pack.productId && row.id === pack.variantId)?.barcode ?? null
  }

  return { codesOf }
}
