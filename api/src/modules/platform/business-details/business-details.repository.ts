import { desc, eq, sql } from 'drizzle-orm'
import type { ShopIdentity } from 'shared-contracts/platform/admin/identity-schema'
import type { Database } from '../../../db/connection'
import { contentVersions } from '../content-version/content-version.tables'
import { shopIdentity } from './business-details.tables'

export interface SaidIdentity {
  identity: ShopIdentity
  /** 0 while nobody has said anything. */
  version: number
  by?: { name: string; at: Date }
}

export const nobodySaid: ShopIdentity = {
  foodLicence: null,
  officerName: null,
  officerPost: null,
  officerPhone: null,
  officerEmail: null,
  hours: null,
}

export type IdentityRepository = ReturnType<typeof createIdentityRepository>

export function createIdentityRepository({ connection }: Pick<Database, 'connection'>) {
  async function read(): Promise<SaidIdentity> {
    const [found] = await connection().select().from(shopIdentity).orderBy(desc(shopIdentity.id)).limit(1)
    if (!found) return { identity: nobodySaid, version: 0 }
    const { id, at, staffName, ...identity } = found
    return { identity, version: id, by: { name: staffName, at } }
  }

  async function add(identity: ShopIdentity, staffName: string, at: Date): Promise<void> {
    await connection()
      .insert(shopIdentity)
      .values({ ...identity, staffName, at })
  }

  /** Lets nobody else change it until the transaction ends. */
  async function hold(): Promise<void> {
    await connection().execute(sql`lock table ${shopIdentity} in share row exclusive mode`)
  }

  /** Has every label made anew: what servers keep of the catalogue counts as changed. */
  async function renewLabels(): Promise<void> {
    await connection()
      .update(contentVersions)
      .set({ version: sql`gen_random_uuid()` })
      .where(eq(contentVersions.topic, 'catalogue'))
    await connection().execute(sql`select pg_notify('content_changed', 'catalogue')`)
  }

  return { read, add, hold, renewLabels }
}
