import { and, asc, eq, lt } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { customers } from '../customers.tables'
import { passkeys, passkeyUsers } from './passkeys.tables'

export type StoredPasskey = typeof passkeys.$inferSelect
export type PasskeysRepository = ReturnType<typeof createPasskeysRepository>

export function createPasskeysRepository({ connection }: Database) {
  /** Returns the customer's WebAuthn user handle; stores the proposed one if there is none yet. */
  async function handleOf(customerId: string, proposed: string): Promise<string> {
    const [row] = await connection()
      .insert(passkeyUsers)
      .values({ customerId, handle: proposed })
      .onConflictDoUpdate({ target: passkeyUsers.customerId, set: { customerId } })
      .returning({ handle: passkeyUsers.handle })
    return row?.handle ?? proposed
  }

  /** Finds the account's owner, and blocks additions of passkeys until the transaction ends. */
  async function lockOwner(customerId: string) {
    const [owner] = await connection()
      .select({ firstName: customers.firstName, language: customers.language })
      .from(customers)
      .where(eq(customers.id, customerId))
      .for('no key update')
    return owner
  }

  /** Lists a customer's passkeys, oldest first. */
  async function listOf(customerId: string): Promise<StoredPasskey[]> {
    return connection()
      .select()
      .from(passkeys)
      .where(eq(passkeys.customerId, customerId))
      .orderBy(asc(passkeys.addedAt), asc(passkeys.id))
  }

  async function findByCredential(credentialId: string) {
    const [found] = await connection()
      .select({ passkey: passkeys, handle: passkeyUsers.handle })
      .from(passkeys)
      .innerJoin(passkeyUsers, eq(passkeyUsers.customerId, passkeys.customerId))
      .where(eq(passkeys.credentialId, credentialId))
    return found
  }

  /** @returns false if any account already has the credential */
  async function add(passkey: typeof passkeys.$inferInsert): Promise<boolean> {
    const added = await connection()
      .insert(passkeys)
      .values(passkey)
      .onConflictDoNothing()
      .returning({ id: passkeys.id })
    return added.length > 0
  }

  /** @returns false if the passkey was removed, or its signature count isn't higher, so it may be a copy */
  async function use(credentialId: string, counter: number, lastUsedAt: Date): Promise<boolean> {
    const isLater = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)
    const used = await connection()
      .update(passkeys)
      .set({ counter, lastUsedAt })
      .where(and(eq(passkeys.credentialId, credentialId), isLater))
      .returning({ id: passkeys.id })
    return used.length > 0
  }

  const own = (customerId: string, id: string) =>
    and(eq(passkeys.customerId, customerId), eq(passkeys.id, id))

  /** @returns false if this customer has no such passkey */
  async function rename(customerId: string, id: string, name: string): Promise<boolean> {
    const renamed = await connection()
      .update(passkeys)
      .set({ name })
      .where(own(customerId, id))
      .returning({ id: passkeys.id })
    return renamed.length > 0
  }

  /** @returns false if this customer has no such passkey */
  async function remove(customerId: string, id: string): Promise<boolean> {
    const removed = await connection()
      .delete(passkeys)
      .where(own(customerId, id))
      .returning({ id: passkeys.id })
    return removed.length > 0
  }

  return { handleOf, lockOwner, listOf, findByCredential, add, use, rename, remove }
}
