import type { OrderEvent, StoredOrder } from './orders.repository'

/** Money that has arrived and did not pay its order: it waits for the owner, or has gone back. */
export type HeldMoney = 'arrived' | 'refunded'

/** @param events of the order, the newest first */
export function heldMoney(order: StoredOrder, events: readonly OrderEvent[]): HeldMoney | undefined {
  if (order.status === 'Paid' || order.status === 'Refunded') return undefined
  const held = events.findIndex(isHeldMoney)
  if (held === -1) return undefined
  const isRefunded = events.slice(0, held).some(({ what }) => /^refund of .* done$/.test(what))
  return isRefunded ? 'refunded' : 'arrived'
}

/** Whether an event tells of money that arrived and did not pay the order. */
export function isHeldMoney({ what }: OrderEvent): boolean {
  return what.startsWith('held paid ')
}
