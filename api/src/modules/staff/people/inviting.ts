import { randomBytes } from 'node:crypto'
import { isPublicOrigin } from 'shared-contracts/platform/settings/public-origin'
import { isDemoPerson } from 'shared-contracts/staff/demo-people'
import type { AdminRole } from 'shared-contracts/staff/rights'
import type { InTransaction } from '../../../db/connection'
import { AppError } from '../../../errors'
import type { Outbox } from '../../../mail/outbox'
import type { AuditLog, AuditLogPerson } from '../audit-log/audit-log'
import {
  invitationMail,
  invitedMail,
  type MadeInvitation,
  newPhoneMail,
  phoneLostMail,
} from '../invitations/invitation-mails'
import type { Invitations } from '../invitations/invitations'
import type { Staff } from '../require-staff'
import type { AdminSessions } from '../sessions/admin-sessions'
import type { AdminFactors } from '../sign-in-methods/admin-factors'
import type { PeopleRepository, Person } from './people.repository'
import { toPersonState } from './person-state'
import type { TellOwners } from './tell-owners'

interface InvitingDeps {
  repository: Pick<PeopleRepository, 'add' | 'change' | 'findByEmail' | 'lock'>
  invitations: Pick<Invitations, 'make'>
  factors: Pick<AdminFactors, 'forgetAllOf'>
  sessions: Pick<AdminSessions, 'endAllOf'>
  auditLog: AuditLog
  outbox: Outbox
  tellOwners: TellOwners
  inTransaction: InTransaction
  publicOrigin: string
  now: () => Date
}

export interface Newcomer {
  name: string
  email: string
  role: AdminRole
}

/** The result for the command line, which shows the link once. */
interface InvitedPerson extends MadeInvitation {
  person: Person
}

/** The result for the admin, where nobody sees the link. */
export type SentPerson = Pick<InvitedPerson, 'person' | 'expiresAt'>

export type Inviting = ReturnType<typeof createInviting>

export function createInviting({
  repository,
  invitations,
  factors,
  sessions,
  auditLog,
  outbox,
  tellOwners,
  inTransaction,
  publicOrigin,
  now,
}: InvitingDeps) {
  /** @throws AppError EMAIL_TAKEN if the address belongs to somebody who is invited, active or suspended */
  async function invite(by: Staff, newcomer: Newcomer): Promise<SentPerson> {
    return inTransaction(async () => {
      const known = await repository.findByEmail(newcomer.email)
      if (known && toPersonState(known) !== 'left')
        throw new AppError(
          'EMAIL_TAKEN',
          `${known.name} already has access to the admin with this email address.`,
        )
      return sent(by, await put(by, newcomer))
    })
  }

  /** Sends a new link, also to people who lost their credentials. @throws AppError NOT_FOUND, FORBIDDEN */
  async function inviteAgain(by: Staff, id: string): Promise<SentPerson> {
    return inTransaction(async () => sent(by, await invited(by, await lockOpen(id))))
  }

  /** Removes all sessions and sign-in methods, and sends a new link. @throws AppError NOT_FOUND, FORBIDDEN */
  async function replaceLostPhone(by: Staff, id: string): Promise<SentPerson> {
    return inTransaction(async () => {
      const person = await lockOpen(id)
      await sessions.endAllOf(id)
      await factors.forgetAllOf(id)
      // Owners can't vouch for themselves; otherwise a new one could escape the first week's restrictions.
      const made = await invitations.make(id, by.id === id ? person.vouchedBy : by.id)
      await auditLog.write({ by, what: 'phone-lost', about: { kind: 'person', id } })
      await tellOwners(phoneLostMail(person, by.name, publicOrigin))
      return sent(by, { person, ...made }, true)
    })
  }

  async function lockOpen(id: string): Promise<Person> {
    const person = await repository.lock(id)
    if (!person) throw new AppError('NOT_FOUND', 'This person isn’t on the staff list. Reload the page.')
    if (person.leftAt || person.suspendedAt)
      throw new AppError('FORBIDDEN', `${person.name} is suspended. Restore their access first.`)
    return person
  }

  /** Invites from the server's terminal, without restrictions, so that an owner can always get back in. */
  async function inviteFromTerminal(who: string, newcomer: Newcomer): Promise<InvitedPerson> {
    return inTransaction(() => put({ name: who, role: 'terminal' }, newcomer))
  }

  /** Adds a person, or gives the person with this address the role and a new link. */
  async function put(by: AuditLogPerson, { name, role, ...given }: Newcomer): Promise<InvitedPerson> {
    const { email } = given
    if (isDemoPerson(email) && isPublicOrigin(publicOrigin))
      throw new AppError('FORBIDDEN', 'A public shop can’t have demo staff: everyone knows their password.')
    const time = now()
    const added = await repository.add({
      name,
      email,
      role,
      handle: randomBytes(32).toString('base64url'),
      invitedAt: time,
      changedBy: by.name,
      changedAt: time,
    })
    if (added) return invited(by, added)
    const known = await repository.findByEmail(email)
    if (!known) throw new Error('An admin user no longer exists.')
    const reopened = known.leftAt
      ? { invitedAt: time, joinedAt: null, leftAt: null, suspendedAt: null }
      : { suspendedAt: null }
    return invited(by, await repository.change(known.id, { name, role, ...reopened }, by.name, time), known)
  }

  async function invited(by: AuditLogPerson, person: Person, before?: Person): Promise<InvitedPerson> {
    const made = await invitations.make(person.id, 'id' in by ? by.id : null)
    await auditLog.write({
      by,
      what: 'person-invited',
      about: { kind: 'person', id: person.id },
      before: before && toAuditValue(before),
      after: toAuditValue(person),
    })
    await tellOwners(invitedMail(person, by.name, 'id' in by, publicOrigin))
    return { person, ...made }
  }

  async function sent(
    by: Staff,
    { person, ...made }: InvitedPerson,
    isPhoneLost = false,
  ): Promise<SentPerson> {
    await outbox.add(
      isPhoneLost ? newPhoneMail(person, by.name, made) : invitationMail(person, by.name, made),
    )
    return { person, expiresAt: made.expiresAt }
  }

  return { invite, inviteAgain, replaceLostPhone, inviteFromTerminal }
}

function toAuditValue({ name, email, role }: Person) {
  return { name, email, role }
}
