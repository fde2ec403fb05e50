import { eq, sql } from 'drizzle-orm'
import type { NewPack, NewProduct } from 'shared-contracts/catalog/admin/making-schema'
import type { Database } from '../../../../db/connection'
import { products, variants } from '../../catalog.tables'

export type MakingRepository = ReturnType<typeof createMakingRepository>

export function createMakingRepository({ connection }: Pick<Database, 'connection'>) {
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

  async function addPack(
    productId: string,
    { id, label, price, net }: NewPack & { id: string },
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
  async function hasPack(id: string): Promise<boolean> {
    return (await connection().$count(variants, eq(variants.id, id))) > 0
  }

  return { addProduct, addPack, hasPack }
}
