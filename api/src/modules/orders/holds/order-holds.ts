import { canBecome } from 'shared-contracts/orders/order-status'
import { workOffEach } from '../../../jobs/work-off-each'
import type { OrdersRepository, StoredOrder } from '../orders.repository'
import type { HoldsRepository } from './holds.repository'
import type { OrderHold, PlacedOrder } from './order-hold'

/** The time an order waits for its payment to begin. Once begun, the gateway's answer ends the hold. */
export const HOLD_MS = 15 * 60_000

interface OrderHoldsDeps {
  kinds: readonly OrderHold[]
  repository: HoldsRepository
  orders: Pick<OrdersRepository, 'lock'>
  inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  now: () => Date
}

export type OrderHolds = ReturnType<typeof createOrderHolds>

/** Everything that open orders hold, and for how long. */
export function createOrderHolds({ kinds, repository, orders, inTransaction, now }: OrderHoldsDeps) {
  const endOfTime = () => new Date(now().getTime() + HOLD_MS)

  /** Call in the transaction that stores the order. @throws AppError to refuse it */
  async function take(placed: PlacedOrder): Promise<void> {
    let isHolding = false
    for (const kind of kinds) if (await kind.take(placed)) isHolding = true
    if (isHolding) await repository.set(placed.order.id, endOfTime())
  }

  /** Prolongs an unpaid order's hold, and takes again what it lost. Call before each payment. */
  async function beforePayment({ id }: Pick<StoredOrder, 'id'>): Promise<void> {
    // First, so that the hold can't end before its state is read.
    await repository.extend(id, endOfTime())
    const lost: OrderHold[] = []
    for (const kind of kinds) if (await kind.isLost(id)) lost.push(kind)
    if (lost.length === 0) return
    await inTransaction(async () => {
      const order = await orders.lock(id)
      if (order.cancelledAt || !canBecome(order.status, 'Paid')) return
      for (const kind of lost) await kind.retake(order)
      await repository.set(id, endOfTime())
    })
  }

  /** Call when an order becomes paid, in that transaction. @returns false if something it held is gone */
  async function keep(order: StoredOrder): Promise<boolean> {
    let isComplete = true
    for (const kind of kinds) if (!(await kind.keep(order))) isComplete = false
    await repository.end(order.id)
    return isComplete
  }

  /** Call when an order failed or was cancelled, in that transaction. */
  async function release(order: StoredOrder): Promise<void> {
    for (const kind of kinds) await kind.release(order)
    await repository.end(order.id)
  }

  /** Releases what orders hold that nobody pays for. Their status stays; a later payment takes it again. */
  async function releaseOver(): Promise<void> {
    const releaseOne = (id: string) =>
      inTransaction(async () => {
        const order = await orders.lock(id)
        if (!(await repository.endIfOver(id, now()))) return
        for (const kind of kinds) await kind.release(order)
      })
    await workOffEach(
      await repository.over(now()),
      releaseOne,
      'Orders that nobody pays for still hold something.',
    )
  }

  return { take, beforePayment, keep, release, releaseOver }
}
