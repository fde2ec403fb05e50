import { and, count, eq, lt } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { staffPasswords, staffRecoveryCodes } from '../staff.tables'

export type StaffPasswordsRepository = ReturnType<typeof createStaffPasswordsRepository>

export function createStaffPasswordsRepository({ connection }: Database) {
  async function find(staffId: string) {
    const [found] = await connection()
      .select()
      .from(staffPasswords)
      .where(eq(staffPasswords.staffId, staffId))
    return found
  }

  async function set(password: typeof staffPasswords.$inferInsert): Promise<void> {
    await connection()
      .insert(staffPasswords)
      .values(password)
      .onConflictDoUpdate({ target: staffPasswords.staffId, set: password })
  }

  /** @returns false if any process has accepted a code of this time step or a later one */
  async function takeStep(staffId: string, step: number): Promise<boolean> {
    const used = await connection()
      .update(staffPasswords)
      .set({ lastStep: step })
      .where(and(eq(staffPasswords.staffId, staffId), lt(staffPasswords.lastStep, step)))
      .returning({ staffId: staffPasswords.staffId })
    return used.length > 0
  }

  /** @returns false if the code does not exist any more */
  async function takeRecoveryCode(staffId: string, hash: string): Promise<boolean> {
    const used = await connection()
      .delete(staffRecoveryCodes)
      .where(and(eq(staffRecoveryCodes.staffId, staffId), eq(staffRecoveryCodes.hash, hash)))
      .returning({ hash: staffRecoveryCodes.hash })
    return used.length > 0
  }

  async function setRecoveryCodes(staffId: string, hashes: readonly string[]): Promise<void> {
    await connection().delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId))
    await connection()
      .insert(staffRecoveryCodes)
      .values(hashes.map((hash) => ({ hash, staffId })))
  }

  async function countRecoveryCodes(staffId: string): Promise<number> {
    const [row] = await connection()
      .select({ left: count() })
      .from(staffRecoveryCodes)
      .where(eq(staffRecoveryCodes.staffId, staffId))
    return row?.left ?? 0
  }

  async function remove(staffId: string): Promise<void> {
    await connection().delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId))
    await connection().delete(staffPasswords).where(eq(staffPasswords.staffId, staffId))
  }

  return { find, set, takeStep, takeRecoveryCode, setRecoveryCodes, countRecoveryCodes, remove }
}
