import { eq, sql } from 'drizzle-orm'
import type { NewProduct, NewVariant } from 'shared-contracts/catalog/admin/drafts-schema'
import type { Database } from '../../../../db/connection'
import { products, variants } from '../../catalog.tables'

export type DraftsRepository = ReturnType<typeof createDraftsRepository>

export function createDraftsRepository({ connection }: Pick<Database, 'connection'>) {
  /** The last of the lists, and not listed. */
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

  /** Whether any product has a pack of this id: carts and feeds know packs by it alone. */
  async function hasVariant(id: string): Promise<boolean> {
    return (await connection().$count(variants, eq(variants.id, id))) > 0
  }

  return { addProduct, addVariant, hasVariant }
}
