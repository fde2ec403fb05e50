import { asc, eq } from 'drizzle-orm'
import type { ShippingAddress } from 'shared-contracts/domain/addresses'
import type { Database } from '../../db/connection'
import { addresses } from '../../db/tables/addresses'

export function createAddressesRepository(database: Database) {
  return {
    async add({ _id, userId, ...fields }: ShippingAddress): Promise<void> {
      await database
        .connection()
        .insert(addresses)
        .values({ ...fields, id: _id, customerId: userId })
    },

    /** Oldest first: the first address saved stays the first offered. */
    async listOf(customerId: string): Promise<ShippingAddress[]> {
      const rows = await database
        .connection()
        .select()
        .from(addresses)
        .where(eq(addresses.customerId, customerId))
        .orderBy(asc(addresses.position))
      return rows.map(({ id, customerId, position, createdAt, ...fields }) => ({
        ...fields,
        _id: id,
        userId: customerId,
      }))
    },
  }
}

export type AddressesRepository = ReturnType<typeof createAddressesRepository>
