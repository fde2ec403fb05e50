import type { StockAdjustment, StockVariant } from 'shared-contracts/catalog/admin/stock-schema'
import { MOST_ON_HAND } from 'shared-contracts/catalog/stock'
import type { InTransaction } from '../../../../db/connection'
import { AppError } from '../../../../errors'
import type { AuditLog, Staff } from '../../../staff'
import type { StockRepository } from '../../stock/stock.repository'
import { type Level, openLevels, type Pack } from '../../stock/stock-levels'
import type { AdminStockRepository } from './admin-stock.repository'
import { notCounted } from './counting'
import type { AdminStockList } from './stock-list'

export interface AdjustingDeps {
  repository: AdminStockRepository
  levels: StockRepository
  list: AdminStockList
  auditLog: Pick<AuditLog, 'write'>
  inTransaction: InTransaction
  now: () => Date
}

/** Records why the number on hand of a pack changes. */
export function createAdjusting({ repository, levels, list, auditLog, inTransaction, now }: AdjustingDeps) {
  /** @param repeatKey of the call; repeating it changes nothing. @throws AppError if it is impossible */
  return function adjust(
    pack: Pack,
    adjustment: StockAdjustment,
    repeatKey: string,
    by: Staff,
  ): Promise<StockVariant> {
    return inTransaction(async () => {
      await list.find(pack)
      const [level] = await levels.lockPacks([pack])
      if (!level) throw notCounted()
      if ((await repository.repeated(repeatKey)) > 0) return list.find(pack)
      const { kind, why = '', batch } = adjustment
      if (batch !== undefined && !(await repository.hasBatch(batch, pack)))
        throw new AppError('INVALID_INPUT', 'This batch belongs to another pack.', {
          fields: { batch: 'Choose a batch of this pack.' },
        })
      const working = openLevels([level])
      const quantity = change(level, adjustment)
      working.move({ ...pack, at: now(), kind, quantity, by: by.name, why, batch: batch ?? null, repeatKey })
      working.fill(await levels.lacking([pack]))
      await levels.store(working, now())
      const after = working.levelOf(pack)
      await auditLog.write({
        by,
        what: 'stock-adjusted',
        about: { kind: 'product', id: pack.productId },
        before: { variant: pack.variantId, onHand: level.onHand },
        after: { variant: pack.variantId, onHand: after.onHand, reason: kind, ...(batch && { batch }) },
        why,
      })
      return list.find(pack)
    })
  }
}

/** Returns by how much an adjustment changes the number on hand. */
function change({ onHand, version }: Level, { kind, quantity, version: seen }: StockAdjustment): number {
  if (kind === 'counted' && seen !== version)
    throw new AppError(
      'CHANGED_MEANWHILE',
      `The number on hand has changed to ${onHand} since you counted. Check it and try again.`,
    )
  const changes = { damaged: -quantity, counted: quantity - onHand }
  const signed = kind === 'damaged' || kind === 'counted' ? changes[kind] : quantity
  if (onHand + signed < 0)
    throw new AppError('INVALID_INPUT', `Only ${onHand} of this pack are on hand.`, {
      fields: { quantity: `Enter at most ${onHand} packs.` },
    })
  if (onHand + signed > MOST_ON_HAND)
    throw new AppError('INVALID_INPUT', 'That is more than any shelf holds. Check the number.', {
      fields: { quantity: 'Enter a smaller number of packs.' },
    })
  return signed
}
