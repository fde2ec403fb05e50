import { and, asc, count, desc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { discounts, discountUses } from './discounts.tables'
import type { StoredDiscount } from './pricing/price-discount'

export type DiscountUse = typeof discountUses.$inferSelect
export type DiscountsRepository = ReturnType<typeof createDiscountsRepository>

/** More offers than a shop runs at once. The newest are considered. */
const MOST_OFFERS = 50

export function createDiscountsRepository({ connection }: Pick<Database, 'connection'>) {
  const isRunning = (now: Date) =>
    and(
      eq(discounts.isPaused, false),
      or(isNull(discounts.startsAt), lte(discounts.startsAt, now)),
      or(isNull(discounts.endsAt), gt(discounts.endsAt, now)),
    )

  /** Finds the discount with this code, then the running offers, newest first. @param code normalised */
  async function candidates(code: string | undefined, now: Date): Promise<StoredDiscount[]> {
    const isOffer = and(isNull(discounts.code), isRunning(now))
    return connection()
      .select()
      .from(discounts)
      .where(code === undefined ? isOffer : or(eq(discounts.code, code), isOffer))
      .orderBy(sql`${discounts.code} is null`, desc(discounts.createdAt), asc(discounts.id))
      .limit(MOST_OFFERS)
  }

  /** Locks discounts until the transaction ends, so that their uses are counted one order at a time. */
  async function lock(ids: readonly string[]): Promise<StoredDiscount[]> {
    if (ids.length === 0) return []
    return connection()
      .select()
      .from(discounts)
      .where(inArray(discounts.id, [...ids]))
      .orderBy(asc(discounts.id))
      .for('no key update')
  }

  /** Counts the orders that hold or keep a discount, apart from the given one. */
  async function usesOf(discount: string, customerId: string | undefined, apartFrom = '') {
    const isOwn = customerId === undefined ? sql`false` : eq(discountUses.customerId, customerId)
    const [row] = await connection()
      .select({ all: count(), own: sql<number>`count(*) filter (where ${isOwn})::int` })
      .from(discountUses)
      .where(
        and(
          eq(discountUses.discount, discount),
          sql`${discountUses.state} <> 'released'`,
          ne(discountUses.order, apartFrom),
        ),
      )
    return row ?? { all: 0, own: 0 }
  }

  /** Returns which kinds of discounts run now. */
  async function running(now: Date): Promise<{ hasCodes: boolean; hasOffers: boolean }> {
    const rows = await connection()
      .selectDistinct({ isOffer: sql<boolean>`${discounts.code} is null` })
      .from(discounts)
      .where(isRunning(now))
    return { hasCodes: rows.some(({ isOffer }) => !isOffer), hasOffers: rows.some(({ isOffer }) => isOffer) }
  }

  async function addUse(use: Omit<DiscountUse, 'isAboveLimit'>): Promise<void> {
    await connection().insert(discountUses).values(use)
  }

  async function findUse(order: string): Promise<DiscountUse | undefined> {
    const [use] = await connection().select().from(discountUses).where(eq(discountUses.order, order))
    return use
  }

  async function changeUse(
    order: string,
    change: Partial<Pick<DiscountUse, 'state' | 'isAboveLimit'>>,
  ): Promise<void> {
    await connection().update(discountUses).set(change).where(eq(discountUses.order, order))
  }

  return { candidates, lock, usesOf, running, addUse, findUse, changeUse }
}
