import { randomBytes } from 'node:crypto'
import { invitationLink, stopInvitationLink } from 'shared-contracts/staff/invitation-link'
import { hashSecret } from '../../../app/secrets'
import type { InTransaction } from '../../../db/connection'
import { AppError } from '../../../errors'
import type { AuditLog } from '../audit-log/audit-log'
import type { PeopleRepository, Person } from '../people/people.repository'
import type { TellOwners } from '../people/tell-owners'
import type { AdminSessions } from '../sessions/admin-sessions'
import type { AdminFactors } from '../sign-in-methods/admin-factors'
import { type MadeInvitation, stoppedInvitationMail } from './invitation-mails'
import type { InvitationsRepository } from './invitations.repository'

interface InvitationsDeps {
  repository: InvitationsRepository
  people: Pick<PeopleRepository, 'lock' | 'change'>
  factors: Pick<AdminFactors, 'forgetAllOf'>
  sessions: Pick<AdminSessions, 'endAllOf'>
  auditLog: AuditLog
  tellOwners: TellOwners
  inTransaction: InTransaction
  publicOrigin: string
  now: () => Date
}

export type Invitations = ReturnType<typeof createInvitations>

const INVITATION_MS = 72 * 60 * 60_000

/** Makes the links with which people join the admin, or return after losing their credentials. */
export function createInvitations(deps: InvitationsDeps) {
  const { repository, people, factors, sessions, auditLog, tellOwners, inTransaction, publicOrigin, now } =
    deps

  /** Replaces earlier links with a new one. Call in a transaction. @param invitedBy null for the terminal */
  async function make(staffId: string, invitedBy: string | null): Promise<MadeInvitation> {
    const token = randomBytes(32).toString('base64url')
    const expiresAt = new Date(now().getTime() + INVITATION_MS)
    await repository.removeAllOf(staffId)
    await repository.add({ hash: hashSecret(token), staffId, invitedBy, expiresAt })
    return {
      link: invitationLink(publicOrigin, token),
      stopLink: stopInvitationLink(publicOrigin, token),
      expiresAt,
    }
  }

  /** @throws AppError LINK_EXPIRED for a used, expired or invalid link */
  async function look(token: string): Promise<{ person: Person; expiresAt: Date }> {
    const found = await repository.find(hashSecret(token), now())
    if (!found) throw over()
    return found
  }

  /** Consumes the link and removes old sign-in methods; `setFactor` stores the new one. @throws LINK_EXPIRED */
  async function accept<Result>(
    token: string,
    device: string,
    setFactor: (person: Person) => Promise<Result>,
  ): Promise<{ person: Person; result: Result }> {
    return inTransaction(async () => {
      const used = await repository.use(hashSecret(token), now())
      const before = used && (await people.lock(used.staffId))
      if (!before) throw over()
      const { staffId, invitedBy } = used
      await factors.forgetAllOf(staffId)
      await sessions.endAllOf(staffId)
      const times = {
        joinedAt: before.joinedAt ?? now(),
        vouchedBy: invitedBy,
        vouchedAt: now(),
        ...(before.role === 'owner' && { ownerUntil: null }),
      }
      const person = await people.change(staffId, times, before.name, now())
      const result = await setFactor(person)
      const by = { id: person.id, name: person.name, role: person.role, device }
      await auditLog.write({ by, what: 'person-joined', about: { kind: 'person', id: person.id } })
      return { person, result }
    })
  }

  /** Cancels an unwanted invitation; existing sign-in methods stay. @throws AppError LINK_EXPIRED */
  async function stop(token: string, device: string): Promise<Person> {
    return inTransaction(async () => {
      const used = await repository.use(hashSecret(token), now())
      const person = used && (await people.lock(used.staffId))
      if (!person) throw over()
      const { id, name, role } = person
      const by = { id, name, role, device }
      await auditLog.write({ by, what: 'invitation-stopped', about: { kind: 'person', id } })
      await tellOwners(stoppedInvitationMail(name, publicOrigin))
      return person
    })
  }

  const withdraw = (staffId: string) => repository.removeAllOf(staffId)
  const forgetExpired = () => repository.removeExpired(now())

  return { make, look, accept, stop, withdraw, forgetExpired }
}

function over(): AppError {
  return new AppError(
    'LINK_EXPIRED',
    'This invitation has been used or has expired. Ask the owner for a new one.',
  )
}
