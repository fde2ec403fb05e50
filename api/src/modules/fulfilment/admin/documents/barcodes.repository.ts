import { and, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '../../../../db/connection'
import { variants } from '../../../catalog/catalog.tables'

interface Packed {
  productId: string
  variantId: string
}

export type BarcodesRepository = ReturnType<typeof createBarcodesRepository>

export function createBarcodesRepository({ connection }: Pick<Database, 'connection'>) {
  /** @returns a lookup for a pack's barcode; null if it has none or is no longer sold */
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
