import { available } from 'shared-contracts/catalog/stock'
import type { stockLevels, stockMovements, stockReservations } from './stock.tables'

export interface Pack {
  productId: string
  variantId: string
}

export type Level = typeof stockLevels.$inferSelect
export type Reservation = Omit<typeof stockReservations.$inferSelect, 'id' | 'at'>
export type NewMovement = Omit<typeof stockMovements.$inferInsert, 'id' | 'onHand'>
type Movement = NewMovement & { onHand: number }

export const packKey = ({ productId, variantId }: Pack) => JSON.stringify([productId, variantId])

/** Thrown if a reservation needs more packs than are left. */
export class NotEnough extends Error {
  constructor(
    readonly pack: Pack,
    readonly left: number,
  ) {
    super('Not enough packs are left.')
  }
}

/**
 * The locked levels of some variants and reservations of them, changed in memory and then stored at once.
 * It holds the rules: reserved is the sum of reservations, and nothing is reserved that is not available.
 */
export function openLevels(levels: readonly Level[]) {
  const byPack = new Map(levels.map((level) => [packKey(level), { ...level }]))
  const reservations = new Map<string, Reservation>()
  const movements: Movement[] = []
  const nameOf = (one: Pack & { order: string }) => `${one.order} ${packKey(one)}`

  function levelOf(pack: Pack): Level {
    const level = byPack.get(packKey(pack))
    if (!level) throw new Error(`The level of ${packKey(pack)} is not locked.`)
    return level
  }

  function load(stored: readonly Reservation[]): void {
    for (const one of stored)
      if (byPack.has(packKey(one)) && !reservations.has(nameOf(one)))
        reservations.set(nameOf(one), { ...one })
  }

  /**
   * Makes an order's reservation match its unsent packs.
   * @param mayLack true for a paid order, which records the packs it lacks as missing
   * @throws NotEnough
   */
  function want(order: string, pack: Pack, wanted: number, mayLack: boolean): void {
    const level = levelOf(pack)
    const { productId, variantId } = pack
    const found = reservations.get(nameOf({ order, productId, variantId }))
    const one = found ?? { order, productId, variantId, quantity: 0, missing: 0 }
    const more = Math.min(wanted - one.quantity, available(level))
    if (!mayLack && one.quantity + more < wanted) throw new NotEnough(pack, one.quantity + available(level))
    level.reserved += more
    one.quantity += more
    one.missing = wanted - one.quantity
    reservations.set(nameOf(one), one)
  }

  /** Gives available packs to paid orders that lack them, in the given sequence. */
  function fill(lacking: readonly Reservation[]): void {
    load(lacking)
    for (const { order, ...pack } of lacking) {
      const one = reservations.get(nameOf({ order, ...pack }))
      if (one) want(order, pack, one.quantity + one.missing, true)
    }
  }

  /** Changes the number on hand. If more leaves than was counted, the count was too low and is corrected. */
  function move(movement: NewMovement): void {
    const level = levelOf(movement)
    const uncounted = -(level.onHand + movement.quantity)
    if (uncounted > 0)
      move({
        ...movement,
        kind: 'correction',
        quantity: uncounted,
        why: 'More packs left than were counted',
        repeatKey: null,
        batch: null,
      })
    level.onHand += movement.quantity
    level.version += 1
    movements.push({ ...movement, onHand: level.onHand })
  }

  return {
    levels: () => [...byPack.values()],
    reservations: () => [...reservations.values()],
    movements: () => movements,
    has: (pack: Pack) => byPack.has(packKey(pack)),
    levelOf,
    load,
    want,
    fill,
    move,
  }
}

export type OpenLevels = ReturnType<typeof openLevels>
