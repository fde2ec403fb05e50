import { asc, eq, getTableColumns, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { seeds } from '../../../db/seeding/seeds.tables'
import { products, variants } from '../catalog.tables'
import type { FieldChange, StoredProduct, StoredVariant } from './stored-product'

/** A subquery for a product's packs, so that one statement reads both. */
const variantsAsJson = sql<StoredVariant[]>`(
  select coalesce(json_agg(json_build_object(
    'id', variants.id, 'label', variants.label, 'price', variants.price, 'mrp', variants.mrp,
    'net', case when variants.net_amount is not null and variants.net_unit is not null
      then json_build_object('amount', variants.net_amount, 'unit', variants.net_unit) end,
    'isSoldOut', variants.is_sold_out, 'barcode', variants.barcode
  ) order by variants.position, variants.id), '[]')
  from variants where variants.product_id = products.id
)`

const last = sql<StoredProduct['last']>`(
  select json_build_object('id', id, 'save', save, 'by', staff_name, 'at', at)
  from product_changes where product_changes.product_id = products.id order by id desc limit 1
)`

const isTaxed = sql<boolean>`exists (
  select 1 from product_taxes
  where product_taxes.product_id = products.id and product_taxes.valid_from <= (now() at time zone 'Asia/Kolkata')::date
)`

const { position, synonyms, ...columns } = getTableColumns(products)

export type AdminCatalogRepository = ReturnType<typeof createAdminCatalogRepository>

export function createAdminCatalogRepository({ connection }: Pick<Database, 'connection'>) {
  async function all(which?: SQL): Promise<StoredProduct[]> {
    const ranked = connection()
      .select({
        id: products.id,
        place: sql<number>`row_number() over (order by ${products.position}, ${products.id}) - 1`
          .mapWith(Number)
          .as('place'),
      })
      .from(products)
      .as('ranked')
    return connection()
      .select({ ...columns, place: ranked.place, last, isTaxed, variants: variantsAsJson })
      .from(products)
      .innerJoin(ranked, eq(ranked.id, products.id))
      .where(which)
      .orderBy(asc(ranked.place))
  }

  const find = (ids: readonly string[]) => all(inArray(products.id, [...ids]))

  /** Locks products, and keeps a new release from seeding the catalogue, until the transaction ends. */
  async function hold(ids: readonly string[]): Promise<StoredProduct[]> {
    await connection().select().from(seeds).where(eq(seeds.name, 'catalogue')).for('share')
    await connection()
      .select({ id: products.id })
      .from(products)
      .where(inArray(products.id, [...ids]))
      .orderBy(asc(products.id))
      .for('update')
    return find(ids)
  }

  async function holdOrder(): Promise<void> {
    await connection().select().from(seeds).where(eq(seeds.name, 'catalogue')).for('update')
  }

  async function store({ productId, variantId, field, after }: FieldChange): Promise<void> {
    if (field === 'variantOrder') return storeOrder(variants, Array.isArray(after) ? after : [], productId)
    if (variantId === null) {
      await connection()
        .update(products)
        .set({ [field]: after })
        .where(eq(products.id, productId))
      return
    }
    const net = after as StoredVariant['net']
    const set =
      field === 'net' ? { netAmount: net?.amount ?? null, netUnit: net?.unit ?? null } : { [field]: after }
    await connection()
      .update(variants)
      .set(set)
      .where(sql`${variants.productId} = ${productId} and ${variants.id} = ${variantId}`)
  }

  /** Reorders a product's packs, or all products. Rows that keep their position are not updated. */
  async function storeOrder(
    table: typeof variants | typeof products,
    ids: readonly string[],
    productId?: string,
  ): Promise<void> {
    const ofProduct = productId === undefined ? sql`true` : sql`product_id = ${productId}`
    await connection().execute(sql`
      update ${table} set position = ordered.place - 1
      from unnest(${sql.param(ids)}::text[]) with ordinality as ordered(id, place)
      where ${table}.id = ordered.id and ${ofProduct} and position <> ordered.place - 1
    `)
  }

  /** Finds a barcode used on two different packs. */
  async function doubledBarcode(): Promise<string | undefined> {
    const [doubled] = await connection()
      .select({ barcode: variants.barcode })
      .from(variants)
      .where(isNotNull(variants.barcode))
      .groupBy(variants.barcode)
      .having(sql`count(*) > 1`)
      .limit(1)
    return doubled?.barcode ?? undefined
  }

  return {
    all: () => all(),
    doubledBarcode,
    find,
    hold,
    holdOrder,
    store,
    storeProductOrder: (ids: readonly string[]) => storeOrder(products, ids),
  }
}
