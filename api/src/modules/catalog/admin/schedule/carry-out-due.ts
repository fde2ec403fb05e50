import type { InTransaction } from '../../../../db/connection'
import { AppError } from '../../../../errors'
import { workOffEach } from '../../../../jobs/work-off-each'
import type { Outbox } from '../../../../mail/outbox'
import type { AuditLog } from '../../../staff'
import type { AdminCatalogRepository } from '../catalog.repository'
import { plannedChanges } from '../planned-changes'
import type { Saving } from '../saving'
import type { ScheduleRepository, ScheduleRow } from './schedule.repository'
import { describeChange } from './schedule.service'
import { notDoneMail } from './schedule-mails'
import { toProductEdit } from './to-product-edit'

interface DueDeps {
  repository: Pick<ScheduleRepository, 'due' | 'hold' | 'settle'>
  products: Pick<AdminCatalogRepository, 'find' | 'hold'>
  save: Saving
  auditLog: Pick<AuditLog, 'write'>
  outbox: Pick<Outbox, 'add'>
  publicOrigin: string
  inTransaction: InTransaction
  now: () => Date
}

/** Makes due changes on behalf of whoever scheduled them, each once across all processes. */
export function createCarryOutDue(deps: DueDeps) {
  const { repository, products, save, auditLog, outbox, publicOrigin, inTransaction, now } = deps

  return async function carryOutDue(): Promise<void> {
    await workOffEach(
      await repository.due(now()),
      settle,
      'Some scheduled changes could not be made; they will be retried.',
    )
  }

  async function settle(id: number): Promise<void> {
    try {
      await inTransaction(() => carryOut(id))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      await inTransaction(() => giveUp(id, error.message))
    }
  }

  async function carryOut(id: number): Promise<void> {
    const row = await repository.hold(id)
    if (row?.state !== 'waiting') return
    const [product] = await products.hold([row.productId])
    if (!product) throw new AppError('NOT_FOUND', 'This product no longer exists.')
    await save(plannedChanges(product, toProductEdit(row.change)), toPerson(row))
    await repository.settle(id, { state: 'done', trouble: null })
  }

  /** Records that a scheduled change is no longer possible. The product's page and a mail say why. */
  async function giveUp(id: number, trouble: string): Promise<void> {
    const row = await repository.hold(id)
    if (row?.state !== 'waiting') return
    await repository.settle(id, { state: 'failed', trouble })
    await auditLog.write({
      by: { name: 'The shop', role: 'shop' },
      what: 'schedule-failed',
      about: { kind: 'product', id: row.productId },
      before: describeChange(row.change, row.dueAt),
      after: { trouble },
    })
    const [product] = await products.find([row.productId])
    const page = `${publicOrigin}/admin/catalogue/${encodeURIComponent(row.productId)}`
    await outbox.add(notDoneMail(row, product, trouble, page))
  }
}

function toPerson({ staffId, staffName, staffRole }: ScheduleRow) {
  return { id: staffId, name: staffName, role: staffRole, device: '' }
}
