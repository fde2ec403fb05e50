import { desc, eq, sql } from 'drizzle-orm'
import type { BusinessDetails } from 'shared-contracts/platform/admin/business-details-schema'
import type { Database } from '../../../db/connection'
import { contentVersions } from '../content-version/content-version.tables'
import { businessDetailsRows } from './business-details.tables'

export interface StatedBusinessDetails {
  businessDetails: BusinessDetails
  /** 0 before the first edit. */
  version: number
  by?: { name: string; at: Date }
}

export const emptyBusinessDetails: BusinessDetails = {
  foodLicence: null,
  officerName: null,
  officerPost: null,
  officerPhone: null,
  officerEmail: null,
  hours: null,
}

export type BusinessDetailsRepository = ReturnType<typeof createBusinessDetailsRepository>

export function createBusinessDetailsRepository({ connection }: Pick<Database, 'connection'>) {
  async function read(): Promise<StatedBusinessDetails> {
    const [found] = await connection()
      .select()
      .from(businessDetailsRows)
      .orderBy(desc(businessDetailsRows.id))
      .limit(1)
    if (!found) return { businessDetails: emptyBusinessDetails, version: 0 }
    const { id, at, staffName, ...businessDetails } = found
    return { businessDetails, version: id, by: { name: staffName, at } }
  }

  async function add(businessDetails: BusinessDetails, staffName: string, at: Date): Promise<void> {
    await connection()
      .insert(businessDetailsRows)
      .values({ ...businessDetails, staffName, at })
  }

  /** Locks the details until the transaction ends. */
  async function hold(): Promise<void> {
    await connection().execute(sql`lock table ${businessDetailsRows} in share row exclusive mode`)
  }

  /** Invalidates every label by marking the catalogue as changed. */
  async function renewLabels(): Promise<void> {
    await connection()
      .update(contentVersions)
      .set({ version: sql`gen_random_uuid()` })
      .where(eq(contentVersions.topic, 'catalogue'))
    await connection().execute(sql`select pg_notify('content_changed', 'catalogue')`)
  }

  return { read, add, hold, renewLabels }
}
