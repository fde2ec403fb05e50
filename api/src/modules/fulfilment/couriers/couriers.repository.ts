import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { couriers } from '../shipments/shipments.tables'

export type Courier = typeof couriers.$inferSelect
export type CourierChange = Pick<
  Courier,
  'name' | 'trackingAddress' | 'isOffered' | 'changedAt' | 'changedBy'
>

/** The couriers a small shop in India starts with. The owner edits, adds and hides them. */
const defaultCouriers = [
  {
    id: 'india-post',
    name: 'India Post',
    trackingAddress: 'https://www.indiapost.gov.in/_layouts/15/DOP.Portal.Tracking/TrackConsignment.aspx',
  },
  { id: 'delhivery', name: 'Delhivery', trackingAddress: 'https://www.delhivery.com/track-v2/package/{awb}' },
  { id: 'dtdc', name: 'DTDC', trackingAddress: 'https://www.dtdc.in/trace.asp?strCnno={awb}' },
  {
    id: 'blue-dart',
    name: 'Blue Dart',
    trackingAddress: 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo={awb}',
  },
  { id: 'shiprocket', name: 'Shiprocket', trackingAddress: 'https://shiprocket.co/tracking/{awb}' },
  { id: 'other', name: 'Other courier', trackingAddress: '' },
].map((courier, position) => ({ ...courier, position }))

export function createCouriersRepository({ connection }: Pick<Database, 'connection'>) {
  function read(): Promise<Courier[]> {
    return connection().select().from(couriers).orderBy(asc(couriers.position), asc(couriers.name))
  }

  /** All couriers in the owner's order. Fills an empty table with the common ones first. */
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

  /** @returns false if the courier has changed since that version; nothing is changed then */
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
