import { desc, eq, sql } from 'drizzle-orm'
import { type Database, run } from '../../../../db/connection'
import { hasCode, UNIQUE_VIOLATION } from '../../../../db/error-code'
import { discounts, discountUses } from '../../discounts/discounts.tables'

export type StoredDiscount = typeof discounts.$inferSelect
export type AdminDiscountsRepository = ReturnType<typeof createAdminDiscountsRepository>

export interface UseCounts {
  open: number
  paid: number
  aboveLimit: number
}

const noUses: UseCounts = { open: 0, paid: 0, aboveLimit: 0 }

interface Figures {
  orders: number
  revenue: number
  cost: number
}

export function createAdminDiscountsRepository(database: Pick<Database, 'connection'>) {
  const db = () => database.connection()

  /** Lists all discounts, newest first. */
  async function all(): Promise<StoredDiscount[]> {
    return db().select().from(discounts).orderBy(desc(discounts.createdAt), desc(discounts.id))
  }

  /** Finds a discount and locks it until the transaction ends. */
  async function lock(id: string): Promise<StoredDiscount | undefined> {
    const [row] = await db().select().from(discounts).where(eq(discounts.id, id)).for('no key update')
    return row
  }

  async function exists(id: string): Promise<boolean> {
    return (await db().$count(discounts, eq(discounts.id, id))) > 0
  }

  /** @returns false if another discount has this code. Its transaction can then only be rolled back. */
  function add(discount: typeof discounts.$inferInsert): Promise<boolean> {
    return isCodeFree(db().insert(discounts).values(discount))
  }

  /** @returns false if another discount has this code. Its transaction can then only be rolled back. */
  function change(id: string, to: Partial<StoredDiscount>): Promise<boolean> {
    return isCodeFree(db().update(discounts).set(to).where(eq(discounts.id, id)))
  }

  /** Counts the orders of each discount. */
  async function countUses(): Promise<(discount: string) => UseCounts> {
    const { discount, state, isAboveLimit } = discountUses
    const rows = await db()
      .select({
        discount,
        open: sql<number>`count(*) filter (where ${state} = 'held')::int`,
        paid: sql<number>`count(*) filter (where ${state} = 'kept')::int`,
        aboveLimit: sql<number>`count(*) filter (where ${state} = 'kept' and ${isAboveLimit})::int`,
      })
      .from(discountUses)
      .groupBy(discount)
    const counts = new Map(rows.map(({ discount, ...count }) => [discount, count]))
    return (id) => counts.get(id) ?? noUses
  }

  /** Totals a discount's paid orders, without cancelled ones, by the day of payment in India, newest first; in paise. */
  async function figuresOf(discount: string): Promise<(Figures & { day: string })[]> {
    const rows = await run(
      database,
      sql`
        select to_char(paid.at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day,
          count(*) as orders, sum(bought.total) as revenue, sum(bought.discount) as cost
        from discount_uses
        join orders bought on bought.id = discount_uses."order"
        join lateral (
          select min(at) as at from order_events where order_events."order" = bought.id and kind = 'paid'
        ) paid on paid.at is not null
        where discount_uses.discount = ${discount} and discount_uses.state = 'kept'
        group by day order by day desc`,
    )
    return (rows as Record<'day' | keyof Figures, string>[]).map(({ day, orders, revenue, cost }) => ({
      ...{ day, orders: Number(orders), revenue: Number(revenue), cost: Number(cost) },
    }))
  }

  return { all, lock, exists, add, change, countUses, figuresOf }
}

async function isCodeFree(written: PromiseLike<unknown>): Promise<boolean> {
  try {
    await written
    return true
  } catch (error) {
    if (hasCode(error, UNIQUE_VIOLATION)) return false
    throw error
  }
}
