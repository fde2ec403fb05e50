import { and, asc, eq, sql } from 'drizzle-orm'
import type { ShippingAddress } from 'shared-contracts/customers/addresses/address'
import type { Database } from '../../../db/connection'
import { addresses } from './addresses.tables'

/** The most addresses returned. Accounts older than the limit on saved addresses may have more. */
const LONGEST_LIST = 200

export function createAddressesRepository(database: Database) {
  return {
    async add({ _id, userId, ...fields }: ShippingAddress): Promise<void> {
      await database
        .connection()
        .insert(addresses)
        .values({ ...fields, id: _id, customerId: userId })
    },

    /** @returns false if the customer has no such address */
    async change({ _id, userId, ...fields }: ShippingAddress): Promise<boolean> {
      const changed = await database
        .connection()
        .update(addresses)
        .set(fields)
        .where(and(eq(addresses.id, _id), eq(addresses.customerId, userId)))
        .returning({ id: addresses.id })
      return changed.length > 0
    },

    /** Counts a customer's addresses, and blocks additions until the transaction ends. */
    async lockAndCount(customerId: string): Promise<number> {
      await database.connection().execute(sql`select pg_advisory_xact_lock(hashtext(${customerId}))`)
      return database.connection().$count(addresses, eq(addresses.customerId, customerId))
    },

    /** Lists addresses, oldest first, so that the first one saved is the first one offered. */
    async listOf(customerId: string): Promise<ShippingAddress[]> {
      const rows = await database
        .connection()
        .select()
        .from(addresses)
        .where(eq(addresses.customerId, customerId))
        .orderBy(asc(addresses.position))
        .limit(LONGEST_LIST)
      return rows.map(({ id, customerId, position, createdAt, ...fields }) => ({
        ...fields,
        _id: id,
        userId: customerId,
      }))
    },
  }
}

export type AddressesRepository = ReturnType<typeof createAddressesRepository>
