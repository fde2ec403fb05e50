import { and, asc, eq, lt } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { staff, staffPasskeys } from '../staff.tables'

export type StaffPasskeysRepository = ReturnType<typeof createStaffPasskeysRepository>

export function createStaffPasskeysRepository({ connection }: Database) {
  /** Lists a person's passkeys, oldest first. */
  async function listOf(staffId: string) {
    return connection()
      .select()
      .from(staffPasskeys)
      .where(eq(staffPasskeys.staffId, staffId))
      .orderBy(asc(staffPasskeys.addedAt), asc(staffPasskeys.id))
  }

  async function findByCredential(credentialId: string) {
    const [found] = await connection()
      .select({ passkey: staffPasskeys, handle: staff.handle })
      .from(staffPasskeys)
      .innerJoin(staff, eq(staff.id, staffPasskeys.staffId))
      .where(eq(staffPasskeys.credentialId, credentialId))
    return found
  }

  /** @returns false if anybody already has the credential */
  async function add(passkey: typeof staffPasskeys.$inferInsert): Promise<boolean> {
    const added = await connection()
      .insert(staffPasskeys)
      .values(passkey)
      .onConflictDoNothing()
      .returning({ id: staffPasskeys.id })
    return added.length > 0
  }

  /** @returns false if the passkey was removed, or its signature count isn't higher, so it may be a copy */
  async function use(credentialId: string, counter: number, lastUsedAt: Date): Promise<boolean> {
    const isLater = counter === 0 ? eq(staffPasskeys.counter, 0) : lt(staffPasskeys.counter, counter)
    const used = await connection()
      .update(staffPasskeys)
      .set({ counter, lastUsedAt })
      .where(and(eq(staffPasskeys.credentialId, credentialId), isLater))
      .returning({ id: staffPasskeys.id })
    return used.length > 0
  }

  /** @returns false if they have no such passkey */
  async function remove(staffId: string, id: string): Promise<boolean> {
    const removed = await connection()
      .delete(staffPasskeys)
      .where(and(eq(staffPasskeys.staffId, staffId), eq(staffPasskeys.id, id)))
      .returning({ id: staffPasskeys.id })
    return removed.length > 0
  }

  async function removeAllOf(staffId: string): Promise<void> {
    await connection().delete(staffPasskeys).where(eq(staffPasskeys.staffId, staffId))
  }

  return { listOf, findByCredential, add, use, remove, removeAllOf }
}
