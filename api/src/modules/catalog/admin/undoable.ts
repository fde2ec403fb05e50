import { isDeepStrictEqual } from 'node:util'
import type { SparedChange } from 'shared-contracts/catalog/admin/catalogue-schema'
import type { HistoryRepository, StoredChange } from './history.repository'
import { checkSellable } from './planned-changes'
import { type FieldChange, fieldValue, type StoredProduct, withChanges } from './stored-product'

interface Undoable {
  /** The changes that restore the old values. */
  changes: FieldChange[]
  /** Fields that have changed since, and are left alone. */
  spared: SparedChange[]
}

/** @param newest finds a field's newest change. @throws AppError INVALID_INPUT if an old value is invalid */
export async function undoable(
  entries: readonly StoredChange[],
  stored: readonly StoredProduct[],
  newest: HistoryRepository['newest'],
): Promise<Undoable> {
  const undo: Undoable = { changes: [], spared: [] }
  for (const entry of entries) {
    const { productId, variantId, field, before, after } = entry
    const last = await newest(entry)
    if (last?.id === entry.id && stands(entry, stored))
      undo.changes.push({ productId, variantId, field, before: after, after: before })
    else
      undo.spared.push({
        productId,
        variantId,
        field,
        ...(last && last.id !== entry.id && { by: last.staffName }),
      })
  }
  for (const product of stored) {
    const own = undo.changes.filter(({ productId }) => productId === product.id)
    checkSellable(withChanges(product, own), own)
  }
  return undo
}

function stands(entry: StoredChange, stored: readonly StoredProduct[]): boolean {
  const product = stored.find(({ id }) => id === entry.productId)
  return product !== undefined && isDeepStrictEqual(fieldValue(product, entry), entry.after)
}
