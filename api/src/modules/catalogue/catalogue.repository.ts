import { and, asc, eq, getTableColumns, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Category, Product } from 'shared-contracts/domain/catalogue'
import type { ListPart } from 'shared-contracts/domain/list-part'
import { paise, rupees } from 'shared-contracts/domain/money'
import type { Connection, Database } from '../../db/connection'
import { prepared } from '../../db/prepared'
import { products, variants } from '../../db/tables/catalogue'
import type { PartOfList } from './asked-part'
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

  /** Those from one place of a listing on, and how many there are. The ids come from an index, so that no other row is read. */
  async function part(
    category: Category | undefined,
    { from, count, name }: PartOfList,
  ): Promise<ListPart<Product>> {
    const which = and(
      sql`${products.isListed}`,
      category && eq(products.category, category),
      name === undefined ? undefined : named(name),
    )
    const ids = connection()
      .select({ id: products.id })
      .from(products)
      .where(which)
      .orderBy(asc(products.position), asc(products.id))
      .limit(count)
      .offset(from)
    const found = await listed(connection(), sql`${products.id} = any(array(${ids}))`)
    return { items: found.map(toProduct), total: await connection().$count(products, which) }
  }

  /** Those of the ids that are on sale. */
  async function find(ids: readonly string[]): Promise<Product[]> {
    return (await withIds({ ids })).map(toProduct)
  }

  /** How many products are on sale. */
  function count(): Promise<number> {
    return connection().$count(products, sql`${products.isListed}`)
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

  return { list, part, find, count, replace }
}

/** Whether a product goes by a name: in English, in Hindi or by one of its other names. */
function named(name: string): SQL {
  const names = sql`concat_ws(chr(10), ${products.name}, ${products.hindiName}, array_to_string(${products.synonyms}, chr(10)))`
  return sql`position(lower(${name}) in lower(${names})) > 0`
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
