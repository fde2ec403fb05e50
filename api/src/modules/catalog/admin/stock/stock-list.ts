import type { StockHistory, StockList, StockVariant } from 'shared-contracts/catalog/admin/stock-schema'
import { available } from 'shared-contracts/catalog/stock'
import { AppError } from '../../../../errors'
import type { Pack } from '../../stock/stock-levels'
import { type AdminStockRepository, MOVEMENTS_AT_ONCE, type VariantRow } from './admin-stock.repository'
import type { BatchStockRepository } from './batch-stock.repository'

interface StockListDeps {
  repository: AdminStockRepository
  batches: BatchStockRepository
}

export type AdminStockList = ReturnType<typeof createStockList>

/** Shows the stock of packs and its history. */
export function createStockList({ repository, batches }: StockListDeps) {
  async function all(): Promise<StockList> {
    return { variants: (await repository.all()).map(toWire) }
  }

  /** @throws AppError NOT_FOUND */
  async function find(pack: Pack): Promise<StockVariant> {
    const found = await repository.find(pack)
    if (!found) throw new AppError('NOT_FOUND', 'Pack not found.')
    return toWire(found)
  }

  /** @throws AppError NOT_FOUND */
  async function history(pack: Pack, before: number | undefined): Promise<StockHistory> {
    const variant = await find(pack)
    const found = await repository.movements(pack, before)
    const ofBatches = await batches.ofPack(pack)
    const oldest = found.length === MOVEMENTS_AT_ONCE ? found.at(-1)?.movement.id : undefined
    return {
      variant,
      movements: found.map(
        ({ movement: { id, at, kind, quantity, onHand, by, why, order }, orderId, batch }) => ({
          ...{ id, at: at.toISOString(), kind, quantity, onHand, by, why },
          ...(order && orderId && { order: { id: order, orderId } }),
          ...(batch && { batch }),
        }),
      ),
      ...(oldest && { before: oldest }),
      batches: ofBatches,
      ...agreement(variant, ofBatches),
    }
  }

  return { all, find, history }
}

function agreement(
  { level }: StockVariant,
  batches: StockHistory['batches'],
): Pick<StockHistory, 'agreement'> {
  if (!level || batches.every(({ received }) => received === 0)) return {}
  const ofBatches = batches.reduce((sum, one) => sum + one.received - one.shipped + one.returned, 0)
  return { agreement: { ofBatches, difference: level.onHand - ofBatches } }
}

function toWire({ level, missing, ...variant }: VariantRow): StockVariant {
  if (!level) return variant
  const { onHand, reserved, lowAt, version } = level
  return { ...variant, level: { onHand, reserved, available: available(level), missing, lowAt, version } }
}
