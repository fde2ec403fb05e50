import { eq, sql } from 'drizzle-orm'
import type { NewProduct, NewVariant } from 'shared-contracts/catalog/admin/drafts-schema'
import type { Database } from '../../../../db/connection'
import { products, variants } from '../../catalog.tables'

export type DraftsRepository = ReturnType<typeof createDraftsRepository>

export function createDraftsRepository({ connection }: Pick<Database, 'connection'>) {
  /** Adds an unlisted product at the end of the lists. */
  async function addProduct(product: NewProduct): Promise<void> {
    await connection()
      .insert(products)
      .values({
        ...product,
        position: sql`(select coalesce(max(position), -1) + 1 from products)`,
        hindiName: '',
        description: '',
        isListed: false,
      })
  }

  async function addVariant(
    productId: string,
    { id, label, price, net }: NewVariant & { id: string },
  ): Promise<void> {
    await connection()
      .insert(variants)
      .values({
        productId,
        id,
        label,
        price,
        position: sql`(select coalesce(max(position), -1) + 1 from variants where product_id = ${productId})`,
        netAmount: net?.amount ?? null,
        netUnit: net?.unit ?? null,
      })
  }

  /** True if any product has this pack: carts and feeds identify packs by id alone. */
  async function hasVariant(id: string): Promise<boolean> {
    return (await connection().$count(variants, eq(variants.id, id))) > 0
  }

  return { addProduct, addVariant, hasVariant }
}
