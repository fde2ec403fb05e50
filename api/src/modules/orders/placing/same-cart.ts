import type { OrdersRepository, StoredOrder } from '../orders.repository'

/** Finds orders with the same content: one cart sent from two tabs, only one of which may be paid. */
export function createSameCart(repository: OrdersRepository) {
  /** @returns the other order through which this cart was paid, after this one was placed */
  async function paidAs(order: StoredOrder): Promise<StoredOrder | undefined> {
    if (order.status === 'Paid' || order.status === 'Refunded') return undefined
    const others = (await repository.sameCart(order)).filter(({ status }) => status === 'Paid')
    if (others.length === 0) return undefined
    const ids = others.map(({ id }) => id)
    // An order paid before this one was placed is a separate purchase of the same things.
    const [after] = await repository.paidAfter(order, ids)
    return others.find(({ id }) => id === after)
  }

  /** @returns the cart's other orders that could still be paid */
  async function openOnes(order: StoredOrder): Promise<StoredOrder[]> {
    const others = await repository.sameCart(order)
    return others.filter(({ status }) => status === 'Pending' || status === 'Failed')
  }

  return { paidAs, openOnes }
}

export type SameCart = ReturnType<typeof createSameCart>
