import type { StockRepository } from './stock.repository'
import { openLevels, type Pack, packKey } from './stock-levels'

interface ShelfDeps {
  repository: StockRepository
  now: () => Date
}

/** Packs that leave the shelf or come back to it with a shipment or a return. */
export interface PacksMoved {
  order: string
  subject: { shipment: string } | { return: string }
  packs: readonly (Pack & { quantity: number })[]
  /** The staff member's name. */
  by: string
}

export type Shelf = ReturnType<typeof createShelf>

/** Moves counted packs on and off the shelf with shipments and returns. Call in their transaction; repeats do nothing. */
export function createShelf({ repository, now }: ShelfDeps) {
  const take = (moved: PacksMoved) => move('shipped', moved, -1)
  const putBack = (moved: PacksMoved) => move('returned', moved, 1)
  const undoTaking = (moved: Omit<PacksMoved, 'packs'>) => undo('shipping-undone', moved)
  const undoPuttingBack = (moved: Omit<PacksMoved, 'packs'>) => undo('return-undone', moved)

  async function move(kind: 'shipped' | 'returned', moved: PacksMoved, sign: 1 | -1): Promise<void> {
    const { order, subject, packs, by } = moved
    const levels = await repository.lockOf(order)
    if (levels.length === 0) return
    const before = await repository.movedBy(subject)
    const open = openLevels(levels)
    for (const { quantity, ...pack } of packs) {
      const isMoved = before.some((one) => packKey(one) === packKey(pack) && one.moved !== 0)
      if (open.has(pack) && !isMoved)
        open.move({ ...pack, ...subject, at: now(), kind, quantity: sign * quantity, by, order })
    }
    open.fill(await repository.lacking(levels))
    await repository.store(open, now())
  }

  /** Reverses the movements. Packs that were not counted then stay uncounted. */
  async function undo(
    kind: 'shipping-undone' | 'return-undone',
    { order, subject, by }: Omit<PacksMoved, 'packs'>,
  ): Promise<void> {
    const levels = await repository.lockOf(order)
    if (levels.length === 0) return
    const open = openLevels(levels)
    for (const { moved, productId, variantId } of await repository.movedBy(subject)) {
      const pack = { productId, variantId }
      if (open.has(pack) && moved !== 0)
        open.move({ ...pack, ...subject, at: now(), kind, quantity: -moved, by, order })
    }
    open.fill(await repository.lacking(levels))
    await repository.store(open, now())
  }

  return { take, putBack, undoTaking, undoPuttingBack }
}
