import type { OrdersRepository, StoredOrder } from '../orders.repository'

/** One cart sent from two tabs is two orders of the same content: only one of them is to be paid. */
export function createSameCart(repository: OrdersRepository) {
  /** @returns the order that this cart was paid as, after this one had been placed as well */
  async function paidAs(order: StoredOrder): Promise<StoredOrder | undefined> {
    if (order.status === 'Paid' || order.status === 'Refunded') return undefined
    const others = (await repository.sameCart(order)).filter(({ status }) => status === 'Paid')
    if (others.length === 0) return undefined
    const ids = others.map(({ id }) => id)
    // An order that was paid before this one was placed is another purchase of the same things.
    const [after] = await repository.paidAfter(order, ids)
    return others.find(({ id }) => id === after)
  }

  /** @returns the other orders of this cart that could still be paid */
  async function openOnes(order: StoredOrder): Promise<StoredOrder[]> {
    const others = await repository.sameCart(order)
    return others.filter(({ status }) => status === 'Pending' || status === 'Failed')
  }

  return { paidAs, openOnes }
}

export type SameCart = ReturnType<typeof createSameCart>
