import type { Database } from '../../../../../db/connection'
import { AppError } from '../../../../../errors'
import { workOffEach } from '../../../../../jobs/work-off-each'
import type { Outbox } from '../../../../../mail/outbox'
import type { AuditLog } from '../../../../staff'
import { theShop } from '../../../../staff'
import type { RefundExecution } from '../execution/execute-refund'
import { refusedMail } from '../execution/refund-mails'
import type { RefundRequestRow, RefundRequestsRepository } from '../refund-requests.repository'
import { type RefundRequests, toRefundSubject } from '../refund-requests.service'

interface DueDeps {
  database: Pick<Database, 'inTransaction'>
  repository: Pick<RefundRequestsRepository, 'due' | 'lock' | 'change'>
  refundRequests: Pick<RefundRequests, 'sent' | 'nameOf'>
  carryOut: RefundExecution
  auditLog: AuditLog
  outbox: Outbox
  boardUrl: string
  now: () => Date
}

/** Executes each refund that was not undone within its delay, exactly once across all processes. */
export function createDue({
  database,
  repository,
  refundRequests,
  carryOut,
  auditLog,
  outbox,
  boardUrl,
  now,
}: DueDeps) {
  return async function due(): Promise<void> {
    await workOffEach(
      await repository.due(now()),
      order,
      'Some due refunds could not be started; they will be retried.',
    )
  }

  async function order({ id }: Pick<RefundRequestRow, 'id'>): Promise<void> {
    const row = await settle(id)
    if (row) await refundRequests.sent(row)
  }

  async function settle(id: string): Promise<RefundRequestRow | undefined> {
    try {
      return await database.inTransaction(async () => {
        const row = await repository.lock(id)
        if (row?.state !== 'waits') return undefined
        return { ...row, refunds: await carryOut(row, theShop, null) }
      })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      await refuse(id, error.message)
      return undefined
    }
  }

  /** Marks a refund that is no longer possible as refused, and mails the shop about it. */
  function refuse(id: string, trouble: string): Promise<void> {
    return database.inTransaction(async () => {
      const row = await repository.lock(id)
      if (row?.state !== 'waits') return
      await repository.change(id, { state: 'refused', trouble })
      await auditLog.write({
        by: theShop,
        what: 'refund-refused',
        about: toRefundSubject(row),
        before: { amount: row.amount, reason: row.reason },
        after: { trouble },
      })
      await outbox.add(refusedMail(row, await refundRequests.nameOf(row), trouble, boardUrl))
    })
  }
}
