import { and, eq, gt, lte } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { staff, staffInvitations } from '../staff.tables'

export type InvitationsRepository = ReturnType<typeof createInvitationsRepository>

export function createInvitationsRepository({ connection }: Database) {
  const isOpen = (hash: string, now: Date) =>
    and(eq(staffInvitations.hash, hash), gt(staffInvitations.expiresAt, now))

  async function find(hash: string, now: Date) {
    const [found] = await connection()
      .select({ person: staff, expiresAt: staffInvitations.expiresAt })
      .from(staffInvitations)
      .innerJoin(staff, eq(staff.id, staffInvitations.staffId))
      .where(isOpen(hash, now))
    return found
  }

  /** Consumes an invitation. @returns the invited person and the inviter; undefined if it is used or expired */
  async function use(
    hash: string,
    now: Date,
  ): Promise<{ staffId: string; invitedBy: string | null } | undefined> {
    const [used] = await connection()
      .delete(staffInvitations)
      .where(isOpen(hash, now))
      .returning({ staffId: staffInvitations.staffId, invitedBy: staffInvitations.invitedBy })
    return used
  }

  async function add(invitation: typeof staffInvitations.$inferInsert): Promise<void> {
    await connection().insert(staffInvitations).values(invitation)
  }

  async function removeAllOf(staffId: string): Promise<void> {
    await connection().delete(staffInvitations).where(eq(staffInvitations.staffId, staffId))
  }

  async function removeExpired(now: Date): Promise<void> {
    await connection().delete(staffInvitations).where(lte(staffInvitations.expiresAt, now))
  }

  return { find, use, add, removeAllOf, removeExpired }
}
