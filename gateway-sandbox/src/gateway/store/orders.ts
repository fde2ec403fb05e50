import { type Order, orderKey, type Provider, type ProviderOrder, type Refund } from './order'
import type { Store } from './store'

/** Lists a provider's orders, oldest first. */
export function listOrders<P extends Provider>({ orders }: Store, provider: P): ProviderOrder<P>[] {
  return orders.all().filter((order): order is ProviderOrder<P> => order.provider === provider)
}

/** @param id the merchant's id */
export function findOrder<P extends Provider>({ orders }: Store, provider: P, id: string) {
  // The cast is safe, because the key includes the provider.
  return orders.get(orderKey(provider, id)) as ProviderOrder<P> | undefined
}

/** @param id the merchant's or the provider's id; the latest order wins */
export function orderNamed({ orders }: Store, id: string): Order | undefined {
  return orders.all().findLast((order) => order.id === id || order.gatewayId === id)
}

/** @param id the merchant's id */
export function findRefund<P extends Provider>(
  store: Store,
  provider: P,
  id: string,
): { order: ProviderOrder<P>; refund: Refund } | undefined {
  for (const order of listOrders(store, provider)) {
    const refund = order.refunds.find((one) => one.id === id)
    if (refund) return { order, refund }
  }
  return undefined
}
