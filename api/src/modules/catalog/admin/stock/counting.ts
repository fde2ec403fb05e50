import type { StartCounting, StockVariant } from 'shared-contracts/catalog/admin/stock-schema'
import type { OrderStatus } from 'shared-contracts/orders/order-status'
import type { InTransaction } from '../../../../db/connection'
import { AppError } from '../../../../errors'
import { HOLD_MS } from '../../../orders'
import type { AuditLog, Staff } from '../../../staff'
import type { StockRepository } from '../../stock/stock.repository'
import { openLevels, type Pack } from '../../stock/stock-levels'
import type { AdminStockRepository } from './admin-stock.repository'
import type { AdminStockList } from './stock-list'

export interface CountingDeps {
  repository: AdminStockRepository
  levels: StockRepository
  list: AdminStockList
  /** Reserves what a paid order still has to send. */
  settlePaid: (orderId: string) => Promise<void>
  /** Reserves an unpaid order's packs, as far as they are left. */
  settleUnpaid: (orderId: string) => Promise<void>
  auditLog: Pick<AuditLog, 'write'>
  inTransaction: InTransaction
  now: () => Date
}

export type Counting = ReturnType<typeof createCounting>

/** Starts and stops counting a pack. */
export function createCounting(deps: CountingDeps) {
  const { repository, levels, list, settlePaid, settleUnpaid, auditLog, inTransaction, now } = deps

  /** Reserves the pack for all open orders. Repeating it changes nothing. */
  function start(pack: Pack, { onHand, lowAt }: StartCounting, by: Staff): Promise<StockVariant> {
    return inTransaction(async () => {
      await list.find(pack)
      // Orders before levels, as everywhere. Orders placed meanwhile reserve when they are paid.
      const open = await repository.lockOpenOrders(pack, new Date(now().getTime() - HOLD_MS))
      if (!(await repository.start(pack, lowAt))) return list.find(pack)
      const working = openLevels(await levels.lockPacks([pack]))
      working.move({ ...pack, at: now(), kind: 'started', quantity: onHand, by: by.name })
      await levels.store(working, now())
      await reserveFor(open)
      await write('stock-counting-started', pack, by, { after: { onHand, lowAt } })
      return list.find(pack)
    })
  }

  /** Paid orders come first. */
  async function reserveFor(open: readonly { id: string; status: OrderStatus }[]): Promise<void> {
    for (const { id } of open.filter(({ status }) => status === 'Paid')) await settlePaid(id)
    for (const { id } of open.filter(({ status }) => status !== 'Paid')) await settleUnpaid(id)
  }

  /** Forgets the level and reservations, but not the movements. Repeating it changes nothing. */
  function stop(pack: Pack, by: Staff): Promise<StockVariant> {
    return inTransaction(async () => {
      await list.find(pack)
      const [level] = await levels.lockPacks([pack])
      if (!level) return list.find(pack)
      const working = openLevels([level])
      working.move({ ...pack, at: now(), kind: 'stopped', quantity: -level.onHand, by: by.name })
      await levels.store(working, now())
      await repository.stop(pack)
      await write('stock-counting-stopped', pack, by, { before: { onHand: level.onHand } })
      return list.find(pack)
    })
  }

  function setLowAt(pack: Pack, lowAt: number | null, by: Staff): Promise<StockVariant> {
    return inTransaction(async () => {
      await list.find(pack)
      const [level] = await levels.lockPacks([pack])
      if (!level) throw notCounted()
      if (level.lowAt === lowAt) return list.find(pack)
      await repository.setLowAt(pack, lowAt)
      await write('stock-threshold-set', pack, by, { before: { lowAt: level.lowAt }, after: { lowAt } })
      return list.find(pack)
    })
  }

  function write(
    what: 'stock-counting-started' | 'stock-counting-stopped' | 'stock-threshold-set',
    { productId, variantId: variant }: Pack,
    by: Staff,
    { before, after }: { before?: object; after?: object },
  ): Promise<void> {
    return auditLog.write({
      ...{ by, what, about: { kind: 'product', id: productId } },
      before: { variant, ...before },
      after: { variant, ...after },
    })
  }

  return { start, stop, setLowAt }
}

export function notCounted(): AppError {
  return new AppError('WRONG_STATE', 'This pack isn’t counted. Start counting it first.')
}
