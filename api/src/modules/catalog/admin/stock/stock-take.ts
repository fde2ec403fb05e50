import { createHash } from 'node:crypto'
import { stringify } from 'csv-stringify/sync'
import type { StockTake, StockTaken, StockTakePlan } from 'shared-contracts/catalog/admin/stock-schema'
import type { InTransaction } from '../../../../db/connection'
import { AppError } from '../../../../errors'
import type { AuditLog, Staff } from '../../../staff'
import type { StockRepository } from '../../stock/stock.repository'
import { type Level, type OpenLevels, openLevels, packKey } from '../../stock/stock-levels'
import { firstFaults } from '../bulk/first-faults'
import type { AdminStockRepository } from './admin-stock.repository'
import { type Counted, readStockTake, stockColumns } from './read-stock-take'

export interface StockTakeDeps {
  repository: AdminStockRepository
  levels: StockRepository
  auditLog: Pick<AuditLog, 'write'>
  inTransaction: InTransaction
  now: () => Date
}

export type StockTaking = ReturnType<typeof createStockTake>

/** Counts many packs at once: previewed first, then stored all together or not at all. */
export function createStockTake({ repository, levels, auditLog, inTransaction, now }: StockTakeDeps) {
  async function preview(take: StockTake): Promise<StockTakePlan> {
    const variants = await repository.all()
    const { counted, faults } = readStockTake(take, variants)
    const known = new Map(variants.map((variant) => [packKey(variant), variant]))
    const differences = counted.flatMap(({ count, ...pack }) => {
      const variant = known.get(packKey(pack))
      if (!variant?.level || variant.level.onHand === count) return []
      const { productId, variantId, name, label, level } = variant
      const title = `${name}, ${label}`
      return [{ productId, variantId, title, before: level.onHand, after: count, reserved: level.reserved }]
    })
    return {
      differences,
      same: counted.length - differences.length,
      faults: firstFaults(faults),
      seen: fingerprint(
        counted,
        variants.flatMap(({ level }) => level ?? []),
      ),
    }
  }

  /** @param repeatKey of the call; repeating it changes nothing. @throws AppError if the preview is out of date */
  function apply(
    take: StockTake,
    { seen, why, repeatKey }: { seen: string; why: string; repeatKey: string },
    by: Staff,
  ): Promise<StockTaken> {
    return inTransaction(async () => {
      const { counted, faults } = readStockTake(take, await repository.all())
      const locked = await levels.lockPacks(counted)
      const repeated = await repository.repeated(repeatKey)
      if (repeated > 0) return { changed: repeated }
      if (faults.length > 0)
        throw new AppError('INVALID_INPUT', 'The stock-take has errors. Nothing was changed.')
      if (fingerprint(counted, locked) !== seen)
        throw new AppError('CHANGED_MEANWHILE', 'The stock has changed since your preview. Preview again.')
      return { changed: await store(counted, openLevels(locked), { why, repeatKey }, by) }
    })
  }

  /** @returns the number of packs whose count differed */
  async function store(
    counted: readonly Counted[],
    working: OpenLevels,
    { why, repeatKey }: { why: string; repeatKey: string },
    by: Staff,
  ): Promise<number> {
    for (const { count, row, ...pack } of counted) {
      const { onHand } = working.levelOf(pack)
      if (onHand === count) continue
      const quantity = count - onHand
      working.move({ ...pack, at: now(), kind: 'counted', quantity, by: by.name, why, repeatKey })
      await auditLog.write({
        by,
        what: 'stock-taken',
        about: { kind: 'product', id: pack.productId },
        before: { variant: pack.variantId, onHand },
        after: { variant: pack.variantId, onHand: count },
        why,
      })
    }
    working.fill(await levels.lacking(counted))
    await levels.store(working, now())
    return working.movements().length
  }

  /** The form of a stock-take: all counted packs, with an empty column for the count. */
  async function csv(): Promise<string> {
    const counted = (await repository.all()).filter(({ level }) => level)
    const rows = counted.map(({ productId, variantId, name, label, barcode }) => ({
      product_id: productId,
      pack_id: variantId,
      pack: `${name}, ${label}`,
      barcode: barcode ?? '',
      on_hand: '',
    }))
    return stringify(rows, { bom: true, header: true, columns: [...stockColumns], escape_formulas: true })
  }

  return { preview, apply, csv }
}

/** Returns a hash of the counts and of the versions of their levels, so that no change in between is overwritten. */
function fingerprint(counted: ReturnType<typeof readStockTake>['counted'], levels: readonly Level[]): string {
  const versions = new Map(levels.map((level) => [packKey(level), level.version]))
  const content = counted.map(({ count, ...pack }) => [packKey(pack), versions.get(packKey(pack)), count])
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}
