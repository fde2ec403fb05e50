import type { AuditLogSubject } from 'shared-contracts/staff/audit-log-subjects'
import type { Factors } from 'shared-contracts/staff/sign-in-schema'
import type { InTransaction } from '../../../db/connection'
import { AppError } from '../../../errors'
import type { AuditLog } from '../audit-log/audit-log'
import type { PeopleRepository } from '../people/people.repository'
import type { Staff } from '../require-staff'
import type { AdminSessions } from '../sessions/admin-sessions'
import type { StaffPasskeysRepository } from './staff-passkeys.repository'
import type { StaffPasswordsRepository } from './staff-passwords.repository'

interface AdminFactorsDeps {
  passkeys: Pick<StaffPasskeysRepository, 'listOf' | 'remove' | 'removeAllOf'>
  passwords: Pick<StaffPasswordsRepository, 'find' | 'countRecoveryCodes' | 'remove'>
  people: Pick<PeopleRepository, 'lock'>
  sessions: Pick<AdminSessions, 'endAllOf'>
  auditLog: AuditLog
  inTransaction: InTransaction
}

/** The person who is changing their sign-in methods; the session they use stays open. */
export interface Changing {
  by: Staff
  cookie: string
}

export type AdminFactors = ReturnType<typeof createAdminFactors>

export function createAdminFactors(deps: AdminFactorsDeps) {
  const { passkeys, passwords, people, sessions, auditLog, inTransaction } = deps

  async function of(staffId: string): Promise<Factors> {
    const kept = await passkeys.listOf(staffId)
    return {
      passkeys: kept.map(({ id, name, addedAt, lastUsedAt }) => ({
        id,
        name,
        addedAt: addedAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
      hasPassword: (await passwords.find(staffId)) !== undefined,
      recoveryCodesLeft: await passwords.countRecoveryCodes(staffId),
    }
  }

  /** Makes a change atomically, logs it, and ends the person's sessions on other devices. */
  async function change<Result>(
    { by, cookie }: Changing,
    what: AuditLogSubject,
    work: () => Promise<Result>,
  ): Promise<Result> {
    return inTransaction(async () => {
      await people.lock(by.id)
      const result = await work()
      await sessions.endAllOf(by.id, cookie)
      await auditLog.write({ by, what, about: { kind: 'person', id: by.id } })
      return result
    })
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN for the last sign-in method */
  async function removePasskey(changing: Changing, id: string): Promise<void> {
    const { by } = changing
    await change(changing, 'passkey-removed', async () => {
      const { passkeys: kept, hasPassword } = await of(by.id)
      if (kept.length === 1 && !hasPassword) throw lastWay()
      if (!(await passkeys.remove(by.id, id)))
        throw new AppError('NOT_FOUND', 'This passkey has already been removed.')
    })
  }

  /** @throws AppError FORBIDDEN for the last sign-in method */
  async function removePassword(changing: Changing): Promise<void> {
    const { by } = changing
    await change(changing, 'password-removed', async () => {
      if ((await passkeys.listOf(by.id)).length === 0) throw lastWay()
      await passwords.remove(by.id)
    })
  }

  /** Removes all of a person's sign-in methods, in the caller's transaction. */
  async function forgetAllOf(staffId: string): Promise<void> {
    await passkeys.removeAllOf(staffId)
    await passwords.remove(staffId)
  }

  return { of, change, removePasskey, removePassword, forgetAllOf }
}

function lastWay(): AppError {
  return new AppError('FORBIDDEN', 'This is your only sign-in method. Add another one before you remove it.')
}
