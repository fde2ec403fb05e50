import type { Ledger } from './ledger'
import type { Order } from './order'

/** @param id the merchant's or the provider's; of several the latest order is meant */
export function orderNamed(ledger: Ledger, id: string): Order | undefined {
  return ledger.orders().findLast((order) => order.id === id || order.gatewayId === id)
}
