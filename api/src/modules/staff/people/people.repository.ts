import { and, count, eq, gt, isNotNull, isNull, max, or, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { staff, staffPasskeys, staffPasswords, staffSessions } from '../staff.tables'

export type Person = typeof staff.$inferSelect
type NewStaff = typeof staff.$inferInsert
export type PeopleRepository = ReturnType<typeof createPeopleRepository>

type StaffChange = Partial<
  Pick<
    Person,
    | 'name'
    | 'role'
    | 'invitedAt'
    | 'joinedAt'
    | 'suspendedAt'
    | 'leftAt'
    | 'vouchedBy'
    | 'vouchedAt'
    | 'ownerUntil'
  >
>

export function createPeopleRepository({ connection }: Database) {
  const isOwnerAtWork = and(
    eq(staff.role, 'owner'),
    isNotNull(staff.joinedAt),
    isNull(staff.suspendedAt),
    isNull(staff.leftAt),
  )

  async function find(id: string): Promise<Person | undefined> {
    const [found] = await connection().select().from(staff).where(eq(staff.id, id))
    return found
  }

  async function findByEmail(email: string): Promise<Person | undefined> {
    const [found] = await connection().select().from(staff).where(eq(staff.email, email))
    return found
  }

  /** Locks the person until the transaction ends. Changes to their sign-in methods also take this lock. */
  async function lock(id: string): Promise<Person | undefined> {
    const [found] = await connection().select().from(staff).where(eq(staff.id, id)).for('update')
    return found
  }

  /** Returns the active owners, and locks them until the transaction ends. */
  async function lockOwners(): Promise<string[]> {
    const owners = await connection()
      .select({ id: staff.id })
      .from(staff)
      .where(isOwnerAtWork)
      .orderBy(staff.id)
      .for('update')
    return owners.map(({ id }) => id)
  }

  /** Lists the email addresses of active owners and of those who stopped being owners after `moment`. */
  async function ownersSince(moment: Date): Promise<string[]> {
    const owners = await connection()
      .select({ email: staff.email })
      .from(staff)
      .where(or(isOwnerAtWork, gt(staff.ownerUntil, moment)))
      .orderBy(staff.invitedAt, staff.id)
    return owners.map(({ email }) => email)
  }

  async function add(person: NewStaff): Promise<Person | undefined> {
    const [added] = await connection().insert(staff).values(person).onConflictDoNothing().returning()
    return added
  }

  async function change(
    id: string,
    change: StaffChange,
    changedBy: string,
    changedAt: Date,
  ): Promise<Person> {
    const [changed] = await connection()
      .update(staff)
      .set({ ...change, changedBy, changedAt, version: sql`${staff.version} + 1` })
      .where(eq(staff.id, id))
      .returning()
    if (!changed) throw new Error('An admin user was not changed.')
    return changed
  }

  async function list(): Promise<Person[]> {
    return connection().select().from(staff).orderBy(staff.invitedAt, staff.id)
  }

  /** Counts each person's signed-in devices. @param seenAfter sessions last used before this have expired */
  async function devices(now: Date, seenAfter: Date) {
    return connection()
      .select({ staffId: staffSessions.staffId, devices: count(), lastSeenAt: max(staffSessions.lastSeenAt) })
      .from(staffSessions)
      .where(and(gt(staffSessions.expiresAt, now), gt(staffSessions.lastSeenAt, seenAfter)))
      .groupBy(staffSessions.staffId)
  }

  async function passkeys() {
    return connection()
      .select({ staffId: staffPasskeys.staffId, passkeys: count() })
      .from(staffPasskeys)
      .groupBy(staffPasskeys.staffId)
  }

  async function withPassword(): Promise<string[]> {
    const rows = await connection().select({ staffId: staffPasswords.staffId }).from(staffPasswords)
    return rows.map(({ staffId }) => staffId)
  }

  return {
    find,
    findByEmail,
    lock,
    lockOwners,
    ownersSince,
    add,
    change,
    list,
    devices,
    passkeys,
    withPassword,
  }
}
