import { and, eq, gt, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { pushDevices } from '../../notifications/alerts.tables'
import { staff, staffSessions } from '../staff.tables'

type StaffSession = typeof staffSessions.$inferSelect
export type StaffSessionsRepository = ReturnType<typeof createStaffSessionsRepository>

export function createStaffSessionsRepository({ connection }: Database) {
  async function add(session: typeof staffSessions.$inferInsert): Promise<void> {
    await connection().insert(staffSessions).values(session)
  }

  /** Finds an open session of a person with access to the admin. */
  async function find(hash: string, now: Date, seenAfter: Date) {
    const isOpen = and(gt(staffSessions.expiresAt, now), gt(staffSessions.lastSeenAt, seenAfter))
    const isWelcome = and(isNotNull(staff.joinedAt), isNull(staff.suspendedAt), isNull(staff.leftAt))
    const [found] = await connection()
      .select({ session: staffSessions, name: staff.name, role: staff.role })
      .from(staffSessions)
      .innerJoin(staff, eq(staff.id, staffSessions.staffId))
      .where(and(eq(staffSessions.hash, hash), isOpen, isWelcome))
    return found
  }

  async function see(hash: string, lastSeenAt: Date): Promise<void> {
    await connection().update(staffSessions).set({ lastSeenAt }).where(eq(staffSessions.hash, hash))
  }

  async function reauthenticate(hash: string, reauthenticatedAt: Date): Promise<void> {
    await connection().update(staffSessions).set({ reauthenticatedAt }).where(eq(staffSessions.hash, hash))
  }

  /** Deletes a session, and the push devices that were turned on in it. */
  async function remove(hash: string): Promise<void> {
    await connection().delete(pushDevices).where(eq(pushDevices.session, hash))
    await connection().delete(staffSessions).where(eq(staffSessions.hash, hash))
  }

  /** Deletes a person's sessions and their push devices. @param exceptHash the hash of a session to keep */
  async function removeAllOf(staffId: string, exceptHash?: string): Promise<void> {
    const theirs = eq(staffSessions.staffId, staffId)
    await connection()
      .delete(pushDevices)
      .where(
        and(
          eq(pushDevices.staffId, staffId),
          exceptHash ? sql`${pushDevices.session} is distinct from ${exceptHash}` : undefined,
        ),
      )
    await connection()
      .delete(staffSessions)
      .where(exceptHash ? and(theirs, ne(staffSessions.hash, exceptHash)) : theirs)
  }

  /** Moves a session's push devices to the same person's next session in the same browser. */
  async function handOn(
    hash: string,
    next: Pick<StaffSession, 'hash' | 'staffId' | 'expiresAt'>,
  ): Promise<void> {
    await connection()
      .update(pushDevices)
      .set({ session: next.hash, until: next.expiresAt })
      .where(and(eq(pushDevices.session, hash), eq(pushDevices.staffId, next.staffId)))
  }

  async function removeOver(now: Date, seenUntil: Date): Promise<void> {
    const isOver = or(lte(staffSessions.expiresAt, now), lte(staffSessions.lastSeenAt, seenUntil))
    await connection().delete(staffSessions).where(isOver)
  }

  return { add, find, see, reauthenticate, remove, removeAllOf, handOn, removeOver }
}
