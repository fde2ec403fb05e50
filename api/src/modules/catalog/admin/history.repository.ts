import { and, desc, eq, isNull, lt, type SQL } from 'drizzle-orm'
import type { ChargedPrice } from 'shared-contracts/catalog/admin/catalogue-schema'
import type { Database } from '../../../db/connection'
import { productChanges, variantPrices } from '../history.tables'
import type { FieldChange } from './stored-product'

type Row = typeof productChanges.$inferSelect
export type StoredChange = Omit<Row, 'before' | 'after'> & FieldChange
type NewChange = Omit<StoredChange, 'id'>

const AT_ONCE = 50

export type HistoryRepository = ReturnType<typeof createHistoryRepository>

export function createHistoryRepository({ connection }: Pick<Database, 'connection'>) {
  async function add(changes: readonly NewChange[]): Promise<StoredChange[]> {
    const rows = await connection()
      .insert(productChanges)
      .values(
        changes.map((change) => ({
          ...change,
          before: { value: change.before },
          after: { value: change.after },
        })),
      )
      .returning()
    return rows.map(toChange)
  }

  /** @param before an id, to get older changes; omit it for the newest */
  async function ofProduct(productId: string, before?: number): Promise<StoredChange[]> {
    const rows = await connection()
      .select()
      .from(productChanges)
      .where(
        and(
          eq(productChanges.productId, productId),
          before === undefined ? undefined : lt(productChanges.id, before),
        ),
      )
      .orderBy(desc(productChanges.id))
      .limit(AT_ONCE)
    return rows.map(toChange)
  }

  const which = async (condition: SQL) =>
    (await connection().select().from(productChanges).where(condition).orderBy(productChanges.id)).map(
      toChange,
    )

  /** Finds the newest change to a field. */
  async function newest({
    productId,
    variantId,
    field,
  }: Pick<FieldChange, 'productId' | 'variantId' | 'field'>): Promise<StoredChange | undefined> {
    const [found] = await connection()
      .select()
      .from(productChanges)
      .where(
        and(
          eq(productChanges.productId, productId),
          variantId === null ? isNull(productChanges.variantId) : eq(productChanges.variantId, variantId),
          eq(productChanges.field, field),
        ),
      )
      .orderBy(desc(productChanges.id))
      .limit(1)
    return found && toChange(found)
  }

  /** Lists the prices charged for a product's packs, newest first. */
  async function charged(productId: string): Promise<ChargedPrice[]> {
    const rows = await connection()
      .select()
      .from(variantPrices)
      .where(eq(variantPrices.productId, productId))
      .orderBy(desc(variantPrices.id))
      .limit(AT_ONCE)
    return rows.map(({ variantId, price, since }) => ({ variantId, price, since: since.toISOString() }))
  }

  return {
    add,
    ofProduct,
    ofSave: (save: string) => which(eq(productChanges.save, save)),
    /** Lists the changes that undid a save. */
    undoing: (save: string) => which(eq(productChanges.undoes, save)),
    newest,
    charged,
  }
}

function toChange({ before, after, ...row }: Row): StoredChange {
  return { ...row, before: before.value, after: after.value }
}
