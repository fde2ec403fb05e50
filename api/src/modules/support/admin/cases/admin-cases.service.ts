import type {
  AdminCase,
  AdminCases,
  CaseGroup,
  NewCaseReply,
  NewCaseState,
} from 'shared-contracts/support/admin/cases-schema'
import { type CaseState, formatCase, isCaseOver, parseCase } from 'shared-contracts/support/cases/case'
import type { InTransaction } from '../../../../db/connection'
import { AppError, changedMeanwhile } from '../../../../errors'
import type { Orders } from '../../../orders'
import type { AuditLog, Staff } from '../../../staff'
import type { CasesRepository, StoredCase } from '../../cases'
import type { AdminCasesRepository } from './admin-cases.repository'
import { caseReplyMail } from './case-reply-mail'
import { shownAdminCase, shownCaseSummary } from './shown-admin-case'

export interface AdminCasesServiceDeps {
  repository: CasesRepository
  listed: AdminCasesRepository
  orders: Pick<Orders, 'find' | 'linesOf' | 'tell'>
  auditLog: Pick<AuditLog, 'write'>
  inTransaction: InTransaction
  now: () => Date
}

const AT_ONCE = 30

export type AdminCasesService = ReturnType<typeof createAdminCasesService>

export function createAdminCasesService(deps: AdminCasesServiceDeps) {
  const { repository, listed, orders, auditLog, inTransaction, now } = deps

  async function list(group: CaseGroup, after: string | undefined): Promise<AdminCases> {
    const from = after === undefined ? undefined : requireCaseId(after)
    const found = await listed.list(group, from, AT_ONCE + 1)
    const cases = found.slice(0, AT_ONCE).map(shownCaseSummary)
    const last = cases.at(-1)
    return {
      cases,
      counts: await listed.counts(),
      ...(found.length > AT_ONCE && last && { after: last.id }),
    }
  }

  /** @throws AppError NOT_FOUND */
  async function show(id: string): Promise<AdminCase> {
    const whole = await repository.find(requireCaseId(id))
    if (!whole) throw notFound(id)
    const { order: orderId } = whole.stored
    const lines = (await orders.linesOf([orderId])).get(orderId) ?? []
    return shownAdminCase(whole, await orders.find(orderId), lines)
  }

  /** Mails a reply to the customer. Repeats do nothing. @throws AppError NOT_FOUND, CHANGED_MEANWHILE */
  function reply(
    id: string,
    { version, text, decision }: NewCaseReply,
    by: Staff,
    repeatKey: string | undefined,
  ): Promise<AdminCase> {
    return inTransaction(async () => {
      const stored = await held(id)
      const at = now()
      const message = { case: stored.id, staffName: by.name, text, decision: decision ?? null, at, repeatKey }
      if (!(await repository.addMessage(message))) return show(id)
      keepVersion(stored, version)
      await become(stored, decision ?? toAnswered(stored.state), by, 'case-answered')
      const order = await orders.find(stored.order)
      await orders.tell(order, caseReplyMail(order, stored, text, decision))
      return show(id)
    })
  }

  /** Closes or reopens a case, without a mail. @throws AppError NOT_FOUND, CHANGED_MEANWHILE */
  function setState(id: string, { version, state }: NewCaseState, by: Staff): Promise<AdminCase> {
    return inTransaction(async () => {
      const stored = await held(id)
      if (stored.state === state) return show(id)
      keepVersion(stored, version)
      await become(stored, state, by, state === 'done' ? 'case-closed' : 'case-reopened')
      return show(id)
    })
  }

  async function become(
    stored: StoredCase,
    state: CaseState,
    by: Staff,
    what: 'case-answered' | 'case-closed' | 'case-reopened',
  ): Promise<void> {
    const at = now()
    await repository.change(stored.id, state, { name: by.name, at }, at)
    await auditLog.write({
      by,
      what,
      about: { kind: 'case', id: formatCase(stored.id) },
      before: { state: stored.state },
      after: { state },
    })
  }

  async function held(id: string): Promise<StoredCase> {
    const stored = await repository.hold(requireCaseId(id))
    if (!stored) throw notFound(id)
    return stored
  }

  function keepVersion(stored: StoredCase, seen: number): void {
    if (stored.version !== seen) throw changedMeanwhile(stored.changedBy, stored.changedAt)
  }

  /** @throws AppError NOT_FOUND */
  async function photo(id: string, name: string): Promise<Uint8Array> {
    const file = await repository.photo(requireCaseId(id), name)
    if (!file) throw new AppError('NOT_FOUND', 'Photo not found.')
    return file
  }

  return { list, show, reply, setState, photo }
}

/** Returns the state after a reply without a decision: it waits for the customer, unless a decision was made before. */
function toAnswered(state: CaseState): CaseState {
  return state === 'approved' || isCaseOver(state) ? state : 'answered'
}

function requireCaseId(id: string): number {
  const found = parseCase(id)
  if (found === undefined) throw notFound(id)
  return found
}

function notFound(id: string): AppError {
  return new AppError('NOT_FOUND', `Case ${id} not found.`)
}
