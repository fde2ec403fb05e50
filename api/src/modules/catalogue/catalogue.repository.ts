import { and, asc, eq, getTableColumns, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Category, Product } from 'shared-contracts/domain/catalogue'
import { paise, rupees } from 'shared-contracts/domain/money'
import type { Connection, Database } from '../../db/connection'
import { prepared } from '../../db/prepared'
import { products, variants } from '../../db/tables/catalogue'
import type { StoredProduct } from './catalogue-seed'

type Pack = Pick<typeof variants.$inferSelect, 'id' | 'label' | 'price'>

/** A product's packs, read in the same statement. */
const packs = sql<Pack[]>`(
  select coalesce(json_agg(json_build_object(
    'id', variants.id, 'label', variants.label, 'price', variants.price
  ) order by variants.position), '[]')
  from variants where variants.product_id = products.id
)`

export type CatalogueRepository = ReturnType<typeof createCatalogueRepository>

export function createCatalogueRepository(database: Database) {
  const { connection } = database
  const withIds = prepared(database, (db) =>
    listed(db, sql`${products.id} = any(${sql.placeholder('ids')})`).prepare('products_with_ids'),
  )

  /** In the order of the listings. */
  async function list(category?: Category): Promise<Product[]> {
    const found = await listed(connection(), category && eq(products.category, category))
    return found.map(toProduct)
  }

  /** Those of the ids that are on sale. */
  async function find(ids: readonly string[]): Promise<Product[]> {
    return (await withIds({ ids })).map(toProduct)
  }

  /** Makes the stored catalogue the given one; products that are no longer in it are taken out of the range. */
  async function replace(catalogue: readonly StoredProduct[]): Promise<void> {
    const ids = catalogue.map((product) => product.id)
    await connection().update(products).set({ isListed: false }).where(notInArray(products.id, ids))
    await connection().delete(variants).where(inArray(variants.productId, ids))
    for (const { variants: packs, ...product } of catalogue) {
      await connection()
        .insert(products)
        .values(product)
        .onConflictDoUpdate({ target: products.id, set: { ...product, isListed: true } })
      if (packs.length > 0) await connection().insert(variants).values(packs)
    }
  }

  return { list, find, replace }
}

function listed(db: Connection, which: SQL | undefined) {
  return db
    .select({ ...getTableColumns(products), packs })
    .from(products)
    .where(and(eq(products.isListed, true), which))
    .orderBy(asc(products.position))
}

type ListedProduct = Awaited<ReturnType<typeof listed>>[number]

function toProduct({ id, packs, position, isListed, ...product }: ListedProduct): Product {
  return {
    _id: id,
    ...product,
    variants: packs.map((pack) => ({ _id: pack.id, quantity: pack.label, price: rupees(paise(pack.price)) })),
  }
}
