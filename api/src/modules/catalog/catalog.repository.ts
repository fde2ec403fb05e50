import { and, asc, eq, getTableColumns, notInArray, type SQL, sql } from 'drizzle-orm'
import type { ListPart } from 'shared-contracts/catalog/lists/list-part'
import type { Category, Product } from 'shared-contracts/catalog/product'
import type { Connection, Database } from '../../db/connection'
import { prepared } from '../../db/prepared'
import { products, variants } from './catalog.tables'
import type { ProductToStore } from './catalog-seed'
import { productChanges } from './history.tables'
import type { PartOfList } from './requested-part'
import {
  type OwnFacts,
  type StoredProduct,
  type StoredVariant,
  toFacts,
  toProduct,
  toSoldProduct,
} from './wire-product'

/** The batch size for reading all products. */
const AT_ONCE = 60

const { id, origin, maker, bestBeforeMonths, ingredients, allergens, ...columnsOfSeed } =
  getTableColumns(products)

/** Overwrites every column of the seed, including defaults. Label facts are stored separately. */
const asInserted = Object.fromEntries(
  Object.entries(columnsOfSeed).map(([key, { name }]) => [key, sql.raw(`excluded.${name}`)]),
)

/** A subquery for a product's packs, so that one statement reads both. */
const selectVariants = (more: SQL) => sql<StoredVariant[]>`(
  select coalesce(json_agg(json_build_object(
    'id', variants.id, 'label', variants.label, 'price', variants.price, 'mrp', variants.mrp,
    'netAmount', variants.net_amount, 'netUnit', variants.net_unit, 'isSoldOut', variants.is_sold_out,
    'left', stock_shown(level.on_hand, level.reserved)${more}
  ) order by variants.position), '[]')
  from variants left join stock_levels level
    on level.product_id = variants.product_id and level.variant_id = variants.id
  where variants.product_id = products.id
)`
const variantsAsJson = selectVariants(sql`, 'isCounted', level.product_id is not null`)
/** Without what no page shows. */
const shownVariants = selectVariants(sql``)

export interface ProductDigest {
  id: string
  category: Category
  /** Changes whenever the product, one of its packs or its position changes. */
  digest: string
}

interface ProductWithFacts {
  product: Product
  facts: OwnFacts
}

export type CatalogRepository = ReturnType<typeof createCatalogRepository>

export function createCatalogRepository(database: Database) {
  const { connection } = database
  const withIds = prepared(database, 'products_with_ids', (db) =>
    listed(db, sql`${products.id} = any(${sql.placeholder('ids')})`),
  )

  const withAnyIds = prepared(database, 'products_with_any_ids', (db) =>
    listed(
      db,
      sql`${products.id} = any(${sql.placeholder('ids')}) or ${products.id} in (
        select ${variants.productId} from ${variants} where ${variants.id} = any(${sql.placeholder('ids')})
      )`,
    ),
  )

  /** Lists products in display order. */
  async function list(category?: Category): Promise<Product[]> {
    const found = await listed(connection(), category && eq(products.category, category))
    return found.map(toProduct)
  }

  /** Returns one page of a listing, and the total count. Without a name, ids are read from an index alone. */
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

  /** Finds the products with these ids that are on sale. */
  async function find(ids: readonly string[]): Promise<Product[]> {
    return (await withIds({ ids })).map(toProduct)
  }

  /** Reads products to sell: the given ones, or all. */
  async function toSell(ids?: readonly string[]) {
    return (await (ids ? withIds({ ids }) : listed(connection(), undefined))).map(toSoldProduct)
  }

  /** Finds a product on sale, with its label facts. */
  async function withFacts(id: string): Promise<ProductWithFacts | undefined> {
    const [stored] = await withIds({ ids: [id] })
    return stored && { product: toProduct(stored), facts: toFacts(stored) }
  }

  /** Finds products on sale by their own ids or those of their packs, with label facts. */
  async function called(ids: readonly string[]): Promise<ProductWithFacts[]> {
    const found = await withAnyIds({ ids })
    return found.map((stored) => ({ product: toProduct(stored), facts: toFacts(stored) }))
  }

  /** Yields all products on sale with label facts, in batches so that memory use stays flat. */
  async function* each(): AsyncGenerator<ProductWithFacts> {
    let last: StoredProduct | undefined
    do {
      const after = last && sql`(${products.position}, ${products.id}) > (${last.position}, ${last.id})`
      const found: StoredProduct[] = await listed(connection(), after).limit(AT_ONCE)
      for (const stored of found) yield { product: toProduct(stored), facts: toFacts(stored) }
      last = found.length === AT_ONCE ? found.at(-1) : undefined
    } while (last)
  }

  /** Lists products on sale with a digest computed by PostgreSQL, so that no texts are transferred. */
  function digests(): Promise<ProductDigest[]> {
    return connection()
      .select({
        id: products.id,
        category: products.category,
        digest: sql<string>`md5(products::text || ${shownVariants}::text)`,
      })
      .from(products)
      .where(eq(products.isListed, true))
      .orderBy(asc(products.position), asc(products.id))
  }

  function count(): Promise<number> {
    return connection().$count(products, sql`${products.isListed}`)
  }

  /** Stores the catalogue, and unlists all other products. Existing packs keep settings such as sold out. */
  async function replace(catalog: readonly ProductToStore[]): Promise<void> {
    const ids = catalog.map((product) => product.id)
    await connection().update(products).set({ isListed: false }).where(notInArray(products.id, ids))
    for (const { variants: toStore, ...product } of catalog) {
      await connection()
        .insert(products)
        .values(product)
        .onConflictDoUpdate({ target: products.id, set: asInserted })
      await replaceVariants(product.id, toStore)
    }
  }

  async function replaceVariants(productId: string, toStore: ProductToStore['variants']): Promise<void> {
    const ids = toStore.map(({ id }) => id)
    await connection()
      .delete(variants)
      .where(and(eq(variants.productId, productId), notInArray(variants.id, ids)))
    if (toStore.length === 0) return
    await connection()
      .insert(variants)
      .values(toStore)
      .onConflictDoUpdate({
        target: [variants.productId, variants.id],
        set: { position: sql`excluded.position`, label: sql`excluded.label`, price: sql`excluded.price` },
      })
  }

  /** True if staff have edited the catalogue. Call while holding the seed lock; edits wait for it. */
  async function isAdmins(): Promise<boolean> {
    const [change] = await connection().select({ id: productChanges.id }).from(productChanges).limit(1)
    return change !== undefined
  }

  return { list, part, find, toSell, withFacts, called, each, digests, count, replace, isAdmins }
}

/** Matches products by their English, Hindi or other names. */
function named(name: string): SQL {
  const names = sql`concat_ws(chr(10), ${products.name}, ${products.hindiName}, array_to_string(${products.synonyms}, chr(10)))`
  return sql`position(lower(${name}) in lower(${names})) > 0`
}

function listed(db: Connection, which: SQL | undefined) {
  return db
    .select({ ...getTableColumns(products), variants: variantsAsJson })
    .from(products)
    .where(and(eq(products.isListed, true), which))
    .orderBy(asc(products.position), asc(products.id))
}
