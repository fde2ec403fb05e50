import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { couriers } from '../shipments/shipments.tables'
import { defaultCouriers } from './default-couriers'

export type Courier = typeof couriers.$inferSelect
export type CourierChange = Pick<
  Courier,
  'name' | 'trackingAddress' | 'isOffered' | 'changedAt' | 'changedBy'
>

export function createCouriersRepository({ connection }: Pick<Database, 'connection'>) {
  function read(): Promise<Courier[]> {
    return connection().select().from(couriers).orderBy(asc(couriers.position), asc(couriers.name))
  }

  /** Returns all couriers in the owner's order. Fills an empty table with the common ones first. */
  async function all(): Promise<Courier[]> {
    const found = await read()
    if (found.length > 0) return found
    await connection().insert(couriers).values(defaultCouriers).onConflictDoNothing()
    return read()
  }

  async function add(courier: Omit<typeof couriers.$inferInsert, 'position' | 'version'>): Promise<void> {
    const position = sql`(select coalesce(max(position), 0) + 1 from couriers)`
    await connection()
      .insert(couriers)
      .values({ ...courier, position })
  }

  /** Does nothing and returns false if the courier has changed since that version. */
  async function change(id: string, version: number, to: CourierChange): Promise<boolean> {
    const changed = await connection()
      .update(couriers)
      .set({ ...to, version: version + 1 })
      .where(and(eq(couriers.id, id), eq(couriers.version, version)))
      .returning({ id: couriers.id })
    return changed.length > 0
  }

  return { all, add, change }
}

export type CouriersRepository = ReturnType<typeof createCouriersRepository>
