import { AppError } from '../../../errors'
import type { AuditLog, AuditLogEntry, Staff } from '../../staff'
import type { AdminCatalogRepository } from './catalog.repository'
import type { HistoryRepository, StoredChange } from './history.repository'
import type { FieldChange } from './stored-product'

interface SavingDeps {
  repository: Pick<AdminCatalogRepository, 'all' | 'store' | 'storeProductOrder' | 'doubledBarcode'>
  history: Pick<HistoryRepository, 'add'>
  auditLog: Pick<AuditLog, 'write'>
  newSave: () => string
  now: () => Date
}

export type Saving = ReturnType<typeof createSaving>

/** Returns one audit log entry for each product, with only the fields that changed. */
function auditLogEntries(
  changes: readonly FieldChange[],
): Pick<AuditLogEntry, 'about' | 'before' | 'after'>[] {
  const products = [...new Set(changes.map(({ productId }) => productId))]
  return products.map((id) => {
    const own = changes.filter(({ productId }) => productId === id)
    const valuesOf = (side: 'before' | 'after') =>
      Object.fromEntries(own.map((change) => [formatFieldName(change), change[side]]))
    return { about: { kind: 'product', id }, before: valuesOf('before'), after: valuesOf('after') }
  })
}

/** Formats a field for the audit log, such as 'name' or 'price of turmeric-powder-100g'. */
function formatFieldName({ variantId, field }: FieldChange): string {
  return variantId === null ? field : `${field} of ${variantId}`
}

/** Stores changes as one save, in the tables, history and audit log. Call in a transaction. */
export function createSaving({ repository, history, auditLog, newSave, now }: SavingDeps) {
  /** @returns the history entries. @throws AppError INVALID_INPUT for a barcode that another pack has */
  async function save(
    changes: readonly FieldChange[],
    by: Staff,
    undoes: string | null = null,
  ): Promise<StoredChange[]> {
    if (changes.length === 0) return []
    for (const change of changes) await storeOne(change)
    if (changes.some(({ field }) => field === 'barcode')) await checkBarcodes()
    const made = { save: newSave(), undoes, at: now(), staffId: by.id, staffName: by.name }
    for (const entry of auditLogEntries(changes))
      await auditLog.write({
        ...entry,
        by,
        what: undoes === null ? 'product-changed' : 'product-change-undone',
      })
    return history.add(changes.map((change) => ({ ...change, ...made })))
  }

  /** Stores one change. New products and packs ('made') are already in the tables. */
  async function storeOne(change: FieldChange): Promise<void> {
    if (change.field !== 'made') await (change.field === 'place' ? put(change) : repository.store(change))
  }

  async function checkBarcodes(): Promise<void> {
    const doubled = await repository.doubledBarcode()
    if (doubled)
      throw new AppError(
        'INVALID_INPUT',
        `Two packs can’t have the same barcode: ${doubled}. Change one of them.`,
      )
  }

  async function put({ productId, after }: FieldChange): Promise<void> {
    const ids = (await repository.all()).map(({ id }) => id).filter((id) => id !== productId)
    await repository.storeProductOrder(ids.toSpliced(Number(after), 0, productId))
  }

  return save
}
