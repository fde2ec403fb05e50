import { randomBytes } from 'node:crypto'
import { invitationLink } from 'shared-contracts/domain/desk/people/invitation-link'
import type { InTransaction } from '../../../../db/connection'
import { AppError } from '../../../../errors'
import { hashOf } from '../../../../secrets'
import type { Journal } from '../../journal/journal'
import type { PeopleRepository, Person } from '../../people/people.repository'
import type { DeskFactors } from '../factors/desk-factors'
import type { DeskSessions } from '../sessions/desk-sessions'
import type { InvitationsRepository } from './invitations.repository'

export interface InvitationsDeps {
  repository: InvitationsRepository
  people: Pick<PeopleRepository, 'lock' | 'change'>
  factors: Pick<DeskFactors, 'forgetAllOf'>
  sessions: Pick<DeskSessions, 'endAllOf'>
  journal: Journal
  inTransaction: InTransaction
  publicOrigin: string
  now: () => Date
}

export type Invitations = ReturnType<typeof createInvitations>

const INVITATION_MS = 72 * 60 * 60_000

/** Links by which people join the desk, and come back when they have lost what they signed in with. */
export function createInvitations(deps: InvitationsDeps) {
  const { repository, people, factors, sessions, journal, inTransaction, publicOrigin, now } = deps

  /** Joins the caller's transaction. An earlier link of this person opens nothing any more. */
  async function make(staffId: string): Promise<{ link: string; expiresAt: Date }> {
    const token = randomBytes(32).toString('base64url')
    const expiresAt = new Date(now().getTime() + INVITATION_MS)
    await repository.removeAllOf(staffId)
    await repository.add({ hash: hashOf(token), staffId, expiresAt })
    return { link: invitationLink(publicOrigin, token), expiresAt }
  }

  /** @throws AppError LINK_EXPIRED for a link that is used or over, or was never one */
  async function look(token: string): Promise<{ person: Person; expiresAt: Date }> {
    const found = await repository.find(hashOf(token), now())
    if (!found) throw over()
    return found
  }

  /**
   * Uses the link up. However the person signed in before, they do so no more.
   * @param setFactor keeps the new way in
   * @throws AppError LINK_EXPIRED
   */
  async function accept<Result>(
    token: string,
    device: string,
    setFactor: (person: Person) => Promise<Result>,
  ): Promise<{ person: Person; result: Result }> {
    return inTransaction(async () => {
      const staffId = await repository.use(hashOf(token), now())
      const before = staffId && (await people.lock(staffId))
      if (!before) throw over()
      await factors.forgetAllOf(staffId)
      await sessions.endAllOf(staffId)
      const joinedAt = before.joinedAt ?? now()
      const person = await people.change(staffId, { joinedAt }, before.name, now())
      const result = await setFactor(person)
      const by = { id: person.id, name: person.name, role: person.role, device }
      await journal.write({ by, what: 'person-joined', about: { kind: 'person', id: person.id } })
      return { person, result }
    })
  }

  const withdraw = (staffId: string) => repository.removeAllOf(staffId)
  const forgetExpired = () => repository.removeExpired(now())

  return { make, look, accept, withdraw, forgetExpired }
}

function over(): AppError {
  return new AppError(
    'LINK_EXPIRED',
    'This invitation has been used or is over. Please ask an owner of the shop for another.',
  )
}
