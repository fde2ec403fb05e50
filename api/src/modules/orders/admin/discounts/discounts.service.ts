import { randomUUID } from 'node:crypto'
import type {
  AdminDiscount,
  DiscountChange,
  DiscountFigures,
  DiscountPause,
  NewDiscount,
} from 'shared-contracts/orders/admin/discounts-schema'
import type { InTransaction } from '../../../../db/connection'
import { AppError, changedMeanwhile } from '../../../../errors'
import type { AuditLog, Staff } from '../../../staff'
import type { AdminDiscountsRepository, StoredDiscount } from './discounts.repository'
import { toAdminDiscount, toColumns, toEntered } from './wire-discount'

interface AdminDiscountsDeps {
  repository: AdminDiscountsRepository
  /** Returns which of the products exist. */
  products: (ids: readonly string[]) => Promise<readonly { _id: string }[]>
  auditLog: AuditLog
  inTransaction: InTransaction
  now: () => Date
}

export type AdminDiscountsService = ReturnType<typeof createAdminDiscountsService>

/** Makes and changes discounts. Orders keep the discount with which they were placed. */
export function createAdminDiscountsService(deps: AdminDiscountsDeps) {
  const { repository, products, auditLog, inTransaction, now } = deps

  async function list(): Promise<AdminDiscount[]> {
    const usesOf = await repository.countUses()
    return (await repository.all()).map((discount) => toAdminDiscount(discount, usesOf(discount.id), now()))
  }

  /** @throws AppError INVALID_INPUT if another discount has the code, or a product does not exist */
  function create(entered: NewDiscount, by: Staff): Promise<AdminDiscount> {
    return inTransaction(async () => {
      const id = randomUUID()
      await check(entered)
      const at = now()
      const row = { ...toColumns(entered), id, createdAt: at, changedAt: at, changedBy: by.name }
      if (!(await repository.add(row))) throw codeTaken()
      await auditLog.write({ by, what: 'discount-created', about: { kind: 'discount', id }, after: entered })
      return shown(id)
    })
  }

  /** @throws AppError NOT_FOUND, CHANGED_MEANWHILE, INVALID_INPUT; then nothing is changed */
  function change(
    id: string,
    { version, discount: entered }: DiscountChange,
    by: Staff,
  ): Promise<AdminDiscount> {
    return inTransaction(async () => {
      const before = await lock(id, version)
      await check(entered)
      if (!(await save(before, toColumns(entered), by))) throw codeTaken()
      const about = { kind: 'discount', id } as const
      await auditLog.write({ by, what: 'discount-changed', about, before: toEntered(before), after: entered })
      return shown(id)
    })
  }

  /** @throws AppError NOT_FOUND, CHANGED_MEANWHILE */
  function pause(id: string, { version, isPaused }: DiscountPause, by: Staff): Promise<AdminDiscount> {
    return inTransaction(async () => {
      const before = await lock(id, version)
      if (before.isPaused === isPaused) return shown(id)
      await save(before, { isPaused }, by)
      const called = { name: before.code ?? before.name }
      const what = isPaused ? 'discount-paused' : 'discount-resumed'
      await auditLog.write({ by, what, about: { kind: 'discount', id }, after: called })
      return shown(id)
    })
  }

  /** @throws AppError NOT_FOUND */
  async function figures(id: string): Promise<DiscountFigures> {
    if (!(await repository.exists(id))) throw notFound()
    const days = await repository.figuresOf(id)
    const sum = (name: 'orders' | 'revenue' | 'cost') => days.reduce((total, day) => total + day[name], 0)
    return { total: { orders: sum('orders'), revenue: sum('revenue'), cost: sum('cost') }, days }
  }

  async function lock(id: string, version: number): Promise<StoredDiscount> {
    const stored = await repository.lock(id)
    if (!stored) throw notFound()
    if (stored.version !== version) throw changedMeanwhile(stored.changedBy, stored.changedAt)
    return stored
  }

  function save({ id, version }: StoredDiscount, to: Partial<StoredDiscount>, by: Staff): Promise<boolean> {
    return repository.change(id, { ...to, version: version + 1, changedAt: now(), changedBy: by.name })
  }

  async function check({ scope }: NewDiscount): Promise<void> {
    if (scope.kind !== 'products') return
    const known = new Set((await products(scope.products)).map(({ _id }) => _id))
    const unknown = scope.products.filter((product) => !known.has(product))
    if (unknown.length > 0) throw refusal('scope', `The shop doesn’t sell ${unknown.join(', ')}.`)
  }

  async function shown(id: string): Promise<AdminDiscount> {
    const found = (await list()).find((discount) => discount.id === id)
    if (!found) throw notFound()
    return found
  }

  return { list, create, change, pause, figures }
}

function codeTaken(): AppError {
  return refusal('code', 'Another discount has this code. Choose a different one.')
}

function refusal(field: string, sentence: string): AppError {
  return new AppError('INVALID_INPUT', sentence, { fields: { [field]: sentence } })
}

function notFound(): AppError {
  return new AppError('NOT_FOUND', 'Discount not found.')
}
