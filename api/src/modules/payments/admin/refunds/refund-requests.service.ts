import type { RefundRequest } from 'shared-contracts/payments/admin/money-schema'
import { type Paise, paise } from 'shared-contracts/values/money'
import type { Database } from '../../../../db/connection'
import { AppError } from '../../../../errors'
import { inIndia } from '../../../../i18n/in-india'
import type { Outbox } from '../../../../mail/outbox'
import type { AuditLog, Person, Staff } from '../../../staff'
import { isOwnerAtWork, SETTLED_MS, theCustomer } from '../../../staff'
import { type CaptureRecord, type Payments, refundable } from '../..'
import type { What } from './allocation/allocation'
import { decideApproval, refuseAboveOwn } from './approval/approval'
import { computeDependenceEnd } from './approval/second-person'
import { counts, toWire } from './approval/standing'
import { type RefundExecution, sumAmounts } from './execution/execute-refund'
import { waitingMail } from './execution/refund-mails'
import type { About, RefundRequestRow, RefundRequestsRepository } from './refund-requests.repository'

const UNDO_MS = 10 * 60_000
/** Used if another owner was removed or invited recently: that could be a way around approval. */
const LONG_UNDO_MS = 24 * 60 * 60_000

/** A refund that has passed the rules of its kind. */
export interface CheckedRefund
  extends Pick<
    RefundRequestRow,
    'kind' | 'payment' | 'line' | 'quantity' | 'return' | 'pieces' | 'reason' | 'why'
  > {
  amount: Paise
}

interface RefundRequestsDeps {
  database: Pick<Database, 'inTransaction'>
  repository: RefundRequestsRepository
  payments: Pick<Payments, 'pursueRefund' | 'refundStates'>
  carryOut: RefundExecution
  auditLog: AuditLog
  outbox: Outbox
  boardUrl: string
  now: () => Date
}

interface Asking {
  about: About
  /** The client's idempotency key: a repeated call is the same refund. */
  repeatKey: string
  why: string
  what: What | { kind: 'cancel' }
  /** Locks the order or payment until the transaction ends. */
  hold: () => Promise<void>
  /** Checks the refund against the locked state. @throws AppError if it is not possible */
  check: (earlier: readonly RefundRequestRow[]) => Promise<CheckedRefund>
}

/** Manages refunds from the admin: requested, approved or undone, then executed once. */
export function createRefundRequests(deps: RefundRequestsDeps) {
  const { database, repository, payments, carryOut, auditLog, outbox, boardUrl, now } = deps

  /** @throws AppError if it is refused, without changing anything */
  async function ask(staff: Staff, asking: Asking): Promise<RefundRequest> {
    const { about, repeatKey, hold, check } = asking
    const row = await database.inTransaction(async () => {
      await hold()
      const before = await repository.repeated(staff.id, repeatKey)
      if (before) return sameOr(before, asking)
      const earlier = await repository.of(about)
      const refunds = await statesOf(earlier)
      const wanted = await check(earlier.filter((one) => counts(one, refunds)))
      const people = await repository.people()
      const own = earlier.filter((one) => one.staffId === staff.id && counts(one, refunds))
      const approval = decideApproval(
        {
          amount: wanted.amount,
          before: sumAmounts(own.map(({ amount }) => amount)),
          role: staff.role,
          hasSecond: hasSecond(staff.id, people, now()),
        },
        await repository.limits(),
      )
      const added = await repository.add({
        ...wanted,
        order: 'order' in about ? about.order : null,
        staffId: staff.id,
        staffName: staff.name,
        repeatKey,
        at: now(),
        state: 'waits',
        dueAt: approval === 'delay' ? new Date(now().getTime() + undoMs(staff.id, people, now())) : null,
      })
      if (approval === 'none') return { ...added, refunds: await carryOut(added, staff, null) }
      await auditLog.write({
        by: staff,
        what: 'refund-asked-for',
        about: toRefundSubject(added),
        after: { amount: added.amount, reason: added.reason, dueAt: added.dueAt },
        why: added.why,
      })
      await outbox.add(waitingMail(added, await nameOf(added), boardUrl))
      return added
    })
    return sent(row)
  }

  /**
   * Executes a refund that the refund policy promises, without approval. Call in a transaction that locks the
   * order, and pass the result to `sent` after the commit.
   */
  async function askForCustomer(order: string, wanted: CheckedRefund): Promise<RefundRequestRow> {
    const added = await repository.add({
      ...wanted,
      order,
      staffId: null,
      staffName: theCustomer.name,
      repeatKey: `cancel ${order}`,
      at: now(),
      state: 'waits',
      dueAt: null,
    })
    return { ...added, refunds: await carryOut(added, theCustomer, null) }
  }

  /** Returns the order's requests that are done or may still happen. */
  async function standing(order: string): Promise<RefundRequestRow[]> {
    const earlier = await repository.of({ order })
    const refunds = await statesOf(earlier)
    return earlier.filter((one) => counts(one, refunds))
  }

  /** @throws AppError if it is no longer waiting, or this person may not approve it (never their own) */
  async function confirm(staff: Staff, id: string): Promise<RefundRequest> {
    const row = await database.inTransaction(async () => {
      const held = await locked(id)
      if (held.state === 'ordered' && held.confirmedBy === staff.name) return held
      if (held.state !== 'waits') throw over(held)
      if (held.staffId === staff.id) throw new AppError('FORBIDDEN', 'Someone else must confirm your refund.')
      // A customer's refund never waits, so this one has a person.
      const until =
        held.staffId && computeDependenceEnd(staff.id, held.staffId, await repository.people(), now())
      if (until) throw notIndependent(held.staffName, until)
      refuseAboveOwn(staff.role, held.amount, await repository.limits())
      return { ...held, refunds: await carryOut(held, staff, staff.name) }
    })
    return sent(row)
  }

  /** @throws AppError if it was ordered or refused, or this person neither requested it nor is an owner */
  function undo(staff: Staff, id: string): Promise<RefundRequest> {
    return database.inTransaction(async () => {
      const held = await locked(id)
      if (held.staffId !== staff.id && staff.role !== 'owner')
        throw new AppError('NO_RIGHT', 'Only the person who requested this refund or an owner can undo it.')
      if (held.state === 'ordered' || held.state === 'refused') throw over(held)
      if (held.state === 'undone') return shown(held)
      await repository.change(id, { state: 'undone' })
      const { amount } = held
      await auditLog.write({
        by: staff,
        what: 'refund-undone',
        about: toRefundSubject(held),
        before: { amount, reason: held.reason },
      })
      return shown({ ...held, state: 'undone' })
    })
  }

  async function locked(id: string): Promise<RefundRequestRow> {
    const row = await repository.lock(id)
    if (!row) throw new AppError('NOT_FOUND', 'This refund is no longer pending.')
    return row
  }

  /** Sends the refunds and returns the request's new state. A gateway that doesn't respond is polled later. */
  async function sent(row: RefundRequestRow): Promise<RefundRequest> {
    const states = await payments.refundStates(row.refunds)
    for (const id of row.refunds) if (!states.has(id)) await payments.pursueRefund(id)
    return shown((await repository.find(row.id)) ?? row)
  }

  async function shown(row: RefundRequestRow): Promise<RefundRequest> {
    const [one] = await listed([row])
    if (!one) throw new Error(`Refund request ${row.id} no longer exists.`)
    return one
  }

  async function listed(rows: readonly RefundRequestRow[]): Promise<RefundRequest[]> {
    const refunds = await statesOf(rows)
    const names = await repository.orderIds(rows.flatMap(({ order }) => order ?? []))
    return rows.map((row) => toWire(row, names.get(row.order ?? ''), refunds))
  }

  function statesOf(rows: readonly RefundRequestRow[]) {
    return payments.refundStates(rows.flatMap(({ refunds }) => refunds))
  }

  async function nameOf({ order, payment }: RefundRequestRow): Promise<string> {
    const names = await repository.orderIds(order ? [order] : [])
    return names.get(order ?? '') ?? payment ?? ''
  }

  return {
    ask,
    askForCustomer,
    standing,
    confirm,
    undo,
    sent,
    nameOf,
    waiting: async () => listed(await repository.waiting()),
  }
}

export type RefundRequests = ReturnType<typeof createRefundRequests>

/** Returns the refundable amount of the payments, minus the requests that are still waiting. */
export function computeRefundable(
  captures: readonly CaptureRecord[],
  earlier: readonly RefundRequestRow[],
): Paise {
  const waiting = earlier.filter(({ state }) => state === 'waits')
  const left = sumAmounts(captures.map(refundable)) - sumAmounts(waiting.map(({ amount }) => amount))
  return paise(Math.max(0, left))
}

export function toRefundSubject({ order, payment }: Pick<RefundRequestRow, 'order' | 'payment'>) {
  return order ? ({ kind: 'order', id: order } as const) : ({ kind: 'payment', id: payment ?? '' } as const)
}

function hasSecond(staffId: string, people: readonly Person[], at: Date): boolean {
  return people.some((one) => isOwnerAtWork(one) && !computeDependenceEnd(one.id, staffId, people, at))
}

/** Returns a refund's delay if nobody can approve it: ten minutes for a long-time sole owner, else a day. */
function undoMs(staffId: string, people: readonly Person[], at: Date): number {
  const isOther = (one: Person) =>
    one.id !== staffId &&
    (isOwnerAtWork(one) || (one.ownerUntil && at.getTime() - one.ownerUntil.getTime() < SETTLED_MS))
  return people.some(isOther) ? LONG_UNDO_MS : UNDO_MS
}

function notIndependent(asker: string, until: Date): AppError {
  return new AppError(
    'FORBIDDEN',
    `You can’t confirm for ${asker} until ${inIndia(until)}: one of you invited the other to the admin or made them an owner, or the same person did that for both of you, less than 7 days ago. Another owner can confirm this refund.`,
  )
}

/** @throws AppError if the key was used for a different refund */
function sameOr(before: RefundRequestRow, { about, what, why }: Asking): RefundRequestRow {
  const isOfIt = 'order' in about ? before.order === about.order : before.payment === about.payment
  const isSum = what.kind !== 'sum' || before.amount === what.amount
  const isLine = what.kind !== 'line' || (before.line === what.line && before.quantity === what.quantity)
  const isReturn = what.kind !== 'return' || before.return === what.return
  if (isOfIt && isSum && isLine && isReturn && before.kind === what.kind && before.why === why) return before
  throw new AppError('INVALID_INPUT', 'This Idempotency-Key was used for another request. Try again.')
}

function over({ state, confirmedBy }: RefundRequestRow): AppError {
  const words = {
    ordered: 'has already been initiated',
    undone: 'has already been undone',
    refused: 'couldn’t be sent',
    waits: 'is still pending',
  }
  const by = confirmedBy ? ` It was confirmed by ${confirmedBy}.` : ''
  return new AppError('CHANGED_MEANWHILE', `This refund ${words[state]}.${by}`)
}
