import { available } from 'shared-contracts/catalog/stock'
import { say } from 'shared-contracts/i18n/translatable-message'
import { AppError } from '../../../errors'
import type { OrderHold } from '../../orders'
import type { StockRepository } from './stock.repository'
import { type Level, NotEnough, openLevels, type Pack, packKey } from './stock-levels'

interface ReservationsDeps {
  repository: StockRepository
  now: () => Date
}

interface Line extends Pack {
  name: string
  variant: string
  quantity: number
}

export type Reservations = ReturnType<typeof createReservations>

/** Reserves counted packs for orders, from placing until they leave. Call in the order's transaction. */
export function createReservations({ repository, now }: ReservationsDeps) {
  /** @throws AppError SOLD_OUT if fewer packs are left */
  async function reserve(order: string, lines: readonly Line[], levels: readonly Level[]): Promise<boolean> {
    const open = openLevels(levels)
    const counted = merge(lines).filter(open.has)
    if (counted.length === 0) return false
    open.load(await repository.reservationsOf(order))
    const held = (line: Line) =>
      open.reservations().find((one) => one.order === order && packKey(one) === packKey(line))?.quantity ?? 0
    const scarce = counted.filter((line) => held(line) + available(open.levelOf(line)) < line.quantity)
    if (scarce.length > 0) {
      // A cart sent again, perhaps changed, must not compete with the customer's own order that nobody paid for.
      const own = await repository.ownUnpaid(order, scarce)
      open.load(own)
      for (const one of own) open.want(one.order, one, 0, false)
    }
    for (const line of counted) wantAll(line)
    await repository.store(open, now())
    return true

    function wantAll(line: Line): void {
      try {
        open.want(order, line, line.quantity, false)
      } catch (error) {
        if (error instanceof NotEnough) throw soldOut(line, error.left)
        throw error
      }
    }
  }

  /**
   * Makes the reservations of a paid order match its unsent packs, and reserves packs that become available for
   * paid orders that lack them. @returns false if the order lacks packs
   */
  async function settle(order: string, toSend: readonly (Pack & { quantity: number })[]): Promise<boolean> {
    const levels = await repository.lockOf(order)
    return levels.length === 0 || settleLocked(order, toSend, levels)
  }

  async function settleLocked(
    order: string,
    toSend: readonly (Pack & { quantity: number })[],
    levels: readonly Level[],
  ): Promise<boolean> {
    const open = openLevels(levels)
    open.load(await repository.reservationsOf(order))
    for (const { order: of, ...pack } of open.reservations())
      if (!toSend.some((line) => packKey(line) === packKey(pack))) open.want(of, pack, 0, true)
    for (const line of merge(toSend).filter(open.has)) open.want(order, line, line.quantity, true)
    open.fill(await repository.lacking(levels))
    await repository.store(open, now())
    return open.reservations().every((one) => one.order !== order || one.missing === 0)
  }

  const hold: OrderHold = {
    async take({ order, lines, products }) {
      const isCounted = ({ productId, variantId }: Pack) =>
        products.some(
          ({ _id, variants }) =>
            _id === productId && variants.some((variant) => variant._id === variantId && variant.isCounted),
        )
      const counted = lines.filter(isCounted)
      // An order without counted packs takes no further round trip.
      if (counted.length === 0) return false
      return reserve(order.id, counted, await repository.lockPacks(counted))
    },
    isLost: repository.isShort,
    async retake({ id }) {
      await reserve(id, await repository.linesOf(id), await repository.lockOf(id))
    },
    async keep({ id }) {
      const levels = await repository.lockOf(id)
      return levels.length === 0 || settleLocked(id, await repository.linesOf(id), levels)
    },
    async release({ id }) {
      await settle(id, [])
    },
  }

  return { hold, settle }
}

function merge<Line extends Pack & { quantity: number }>(lines: readonly Line[]): Line[] {
  const merged = new Map<string, Line>()
  for (const line of lines) {
    const before = merged.get(packKey(line))
    merged.set(packKey(line), { ...line, quantity: (before?.quantity ?? 0) + line.quantity })
  }
  return [...merged.values()]
}

function soldOut({ name, variant: pack }: Line, left: number): AppError {
  if (left === 0)
    return new AppError(
      'SOLD_OUT',
      say('"{name}" ({pack}) is sold out. Please remove it from your cart.', { name, pack }),
    )
  if (left === 1)
    return new AppError(
      'SOLD_OUT',
      say('Only one pack of "{name}" ({pack}) is left. Please change the quantity in your cart.', {
        name,
        pack,
      }),
    )
  return new AppError(
    'SOLD_OUT',
    say('Only {count} packs of "{name}" ({pack}) are left. Please change the quantity in your cart.', {
      count: left,
      name,
      pack,
    }),
  )
}
