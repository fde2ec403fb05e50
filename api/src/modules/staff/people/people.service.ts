import { shop } from 'shared-contracts/platform/shop'
import type { PersonChange } from 'shared-contracts/staff/people-schema'
import type { InTransaction } from '../../../db/connection'
import { AppError, changedMeanwhile } from '../../../errors'
import type { AuditLog } from '../audit-log/audit-log'
import type { Invitations } from '../invitations/invitations'
import type { Staff } from '../require-staff'
import type { AdminSessions } from '../sessions/admin-sessions'
import type { AdminFactors } from '../sign-in-methods/admin-factors'
import type { PeopleRepository, Person } from './people.repository'
import { isOwnerAtWork, toPersonState } from './person-state'
import { staffLink } from './staff-link'
import type { OwnersLetter, TellOwners } from './tell-owners'

interface PeopleServiceDeps {
  repository: Pick<PeopleRepository, 'lock' | 'lockOwners' | 'change'>
  invitations: Pick<Invitations, 'withdraw'>
  factors: Pick<AdminFactors, 'forgetAllOf'>
  sessions: Pick<AdminSessions, 'endAllOf'>
  auditLog: AuditLog
  tellOwners: TellOwners
  inTransaction: InTransaction
  /** The admin's origin. */
  publicOrigin: string
  now: () => Date
}

/** The audit log's code for a change to each state. */
const stateChanges = {
  invited: 'person-invited',
  active: 'person-returned',
  suspended: 'person-suspended',
  left: 'person-left',
} as const

export type PeopleService = ReturnType<typeof createPeopleService>

/** Tells owners that an owner was added or removed. */
function ownersMail(by: string, name: string, isOwner: boolean, adminOrigin: string): OwnersLetter {
  return {
    subject: isOwner ? `${name} is now an owner of the admin` : `${name} is no longer an owner of the admin`,
    parts: [
      isOwner
        ? `${by} made ${name} an owner of the admin of ${shop.brand}. For 7 days, ${name} can’t confirm ${by}'s refunds.`
        : `${by} removed ${name} as an owner of the admin of ${shop.brand}. For 7 days, refunds above the limit wait 24 hours if no second owner can confirm them.`,
      'If this wasn’t expected, an owner can reverse it under Staff in the admin. If no owner can sign in, ask whoever runs the shop’s server for a new invitation.',
      staffLink(adminOrigin),
    ],
  }
}

export function createPeopleService(deps: PeopleServiceDeps) {
  const {
    repository,
    invitations,
    factors,
    sessions,
    auditLog,
    tellOwners,
    inTransaction,
    publicOrigin,
    now,
  } = deps

  /** @throws AppError NOT_FOUND, NO_RIGHT, CHANGED_MEANWHILE, INVALID_INPUT, FORBIDDEN (see `refuseOwn`) */
  async function change(by: Staff, id: string, wanted: PersonChange): Promise<Person> {
    return inTransaction(async () => {
      const owners = await repository.lockOwners()
      // Another owner may have removed the caller. Nobody can remove themselves, so one owner always stays.
      if (!owners.includes(by.id)) throw new AppError('NO_RIGHT', 'You’re no longer an owner.')
      const before = await locked(id)
      if (before.version !== wanted.version) throw changedMeanwhile(before.changedBy, before.changedAt)
      refuseOwn(by, before, wanted)
      const { name = before.name, role = before.role } = wanted
      const times = computeTimes(before, wanted.state, now())
      const owning = toOwnership(before, { ...before, role, ...times }, by, now())
      const after = await repository.change(id, { name, role, ...times, ...owning }, by.name, now())
      await follow(by, before, after, wanted.why)
      return after
    })
  }

  /** Applies the consequences of a change, and writes it to the audit log. */
  async function follow(by: Staff, before: Person, after: Person, why: string | undefined): Promise<void> {
    const about = { kind: 'person', id: after.id } as const
    if (before.name !== after.name)
      await auditLog.write({ by, what: 'person-renamed', about, before: before.name, after: after.name, why })
    if (before.role !== after.role)
      await auditLog.write({ by, what: 'role-changed', about, before: before.role, after: after.role, why })
    if (isOwnerAtWork(before) !== isOwnerAtWork(after))
      await tellOwners(ownersMail(by.name, after.name, isOwnerAtWork(after), publicOrigin))
    const [was, is] = [toPersonState(before), toPersonState(after)]
    if (was === is) return
    await auditLog.write({ by, what: stateChanges[is], about, before: was, after: is, why })
    if (is === 'active') return
    await sessions.endAllOf(after.id)
    await invitations.withdraw(after.id)
    if (is === 'left') await factors.forgetAllOf(after.id)
  }

  async function endSessions(by: Staff, id: string): Promise<void> {
    await inTransaction(async () => {
      await locked(id)
      await sessions.endAllOf(id)
      await auditLog.write({ by, what: 'sessions-ended', about: { kind: 'person', id } })
    })
  }

  async function locked(id: string): Promise<Person> {
    const person = await repository.lock(id)
    if (!person) throw new AppError('NOT_FOUND', 'This person isn’t on the staff list. Reload the page.')
    return person
  }

  return { change, endSessions }
}

/** Refuses changes to your own role or state, so that nobody promotes themselves or locks themselves out. */
function refuseOwn(by: Staff, before: Person, { role, state }: PersonChange): void {
  if (by.id !== before.id) return
  if ((role && role !== before.role) || (state && state !== 'active'))
    throw new AppError('FORBIDDEN', 'You can’t change your own role. Ask another owner.')
}

/** Records who made somebody an owner, or when they stopped being one: both limit refunds for a week. */
function toOwnership(before: Person, after: Person, by: Staff, now: Date) {
  if (isOwnerAtWork(before) === isOwnerAtWork(after)) return {}
  return isOwnerAtWork(after) ? { vouchedBy: by.id, vouchedAt: now, ownerUntil: null } : { ownerUntil: now }
}

function computeTimes(before: Person, state: PersonChange['state'], now: Date) {
  const was = toPersonState(before)
  if (!state || state === was) return {}
  if (was === 'left')
    throw new AppError('INVALID_INPUT', 'This person has left. Invite them again to restore access.')
  if (was === 'invited' && state !== 'left')
    throw new AppError(
      'INVALID_INPUT',
      'This person hasn’t joined yet. You can cancel the invitation instead.',
    )
  if (state === 'active') return { suspendedAt: null }
  return state === 'left' ? { leftAt: now } : { suspendedAt: now }
}
