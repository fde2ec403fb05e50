import type {
  ChangeToCome,
  NewSchedule,
  ScheduledChange,
} from 'shared-contracts/catalog/admin/schedule-schema'
import type { InTransaction } from '../../../../db/connection'
import { AppError } from '../../../../errors'
import type { AuditLog, Staff } from '../../../staff'
import type { AdminCatalogRepository } from '../catalog.repository'
import { plannedChanges } from '../planned-changes'
import type { ScheduleRepository, ScheduleRow } from './schedule.repository'
import { toProductEdit } from './to-product-edit'

const TWO_YEARS_MS = 2 * 366 * 24 * 60 * 60_000

interface ScheduleDeps {
  repository: Pick<ScheduleRepository, 'add' | 'ofProduct' | 'hold' | 'settle'>
  products: Pick<AdminCatalogRepository, 'find'>
  auditLog: Pick<AuditLog, 'write'>
  inTransaction: InTransaction
  now: () => Date
}

export type ScheduleService = ReturnType<typeof createScheduleService>

/** Schedules changes, which can be cancelled until they are made. */
export function createScheduleService({ repository, products, auditLog, inTransaction, now }: ScheduleDeps) {
  async function ofProduct(productId: string): Promise<ScheduledChange[]> {
    return (await repository.ofProduct(productId)).map(shown)
  }

  /** @throws AppError NOT_FOUND, INVALID_INPUT for an invalid change or time (at most two years ahead) */
  function schedule(productId: string, { change, at }: NewSchedule, by: Staff): Promise<ScheduledChange[]> {
    return inTransaction(async () => {
      const [product] = await products.find([productId])
      if (!product) throw new AppError('NOT_FOUND', `There is no product with the ID ${productId}.`)
      const dueAt = new Date(at)
      const ahead = dueAt.getTime() - now().getTime()
      if (ahead <= 0 || ahead > TWO_YEARS_MS)
        throw new AppError('INVALID_INPUT', 'Choose a time within the next 2 years.')
      plannedChanges(product, toProductEdit(change))
      await repository.add({
        productId,
        change,
        dueAt,
        staffId: by.id,
        staffName: by.name,
        staffRole: by.role,
        at: now(),
      })
      await auditLog.write({
        by,
        what: 'change-scheduled',
        about: { kind: 'product', id: productId },
        after: describeChange(change, dueAt),
      })
      return ofProduct(productId)
    })
  }

  /** Cancels a change; repeating it does nothing. @throws AppError NOT_FOUND, or CHANGED_MEANWHILE once made */
  function takeBack(id: number, by: Staff): Promise<ScheduledChange[]> {
    return inTransaction(async () => {
      const row = await repository.hold(id)
      if (!row) throw new AppError('NOT_FOUND', 'This change no longer exists. Reload the page.')
      if (row.state === 'done')
        throw new AppError('CHANGED_MEANWHILE', 'This change has already been made. To reverse it, use Undo.')
      if (row.state !== 'taken-back') {
        await repository.settle(id, { state: 'taken-back', trouble: row.trouble })
        await auditLog.write({
          by,
          what: 'schedule-taken-back',
          about: { kind: 'product', id: row.productId },
          before: describeChange(row.change, row.dueAt),
        })
      }
      return ofProduct(row.productId)
    })
  }

  return { ofProduct, schedule, takeBack }
}

export function describeChange({ variantId, field, after }: ChangeToCome, dueAt: Date) {
  return { [variantId === null ? field : `${field} of ${variantId}`]: after, from: dueAt.toISOString() }
}

function shown({ id, change, dueAt, state, staffName, at, trouble }: ScheduleRow): ScheduledChange {
  return {
    id,
    change,
    at: dueAt.toISOString(),
    state,
    by: staffName,
    since: at.toISOString(),
    trouble,
  }
}
