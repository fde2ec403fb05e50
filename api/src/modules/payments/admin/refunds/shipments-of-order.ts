import type { LineQuantity } from 'shared-contracts/fulfilment/shipments'
import { hasAnyLeft } from 'shared-contracts/orders/cancellation'
import type { Fulfilment } from '../../../fulfilment'
import type { AuditLogPerson } from '../../../staff'

/** What cancelling an order asks of its shipments. All are called in a transaction that holds the order. */
export interface ShipmentsOfOrder {
  /** Whether a shipment of the order has left the house. */
  hasLeft: (order: string) => Promise<boolean>
  /** What came back of the order, by the id of each return. */
  returnedOf: (order: string) => Promise<Map<string, LineQuantity[]>>
  /** Has nothing sent any more that money went back for. */
  notSent: (order: string) => Promise<void>
  /** Cancels every shipment that has not. */
  cancelAll: (order: string, by: AuditLogPerson) => Promise<void>
}

export function shipmentsOfOrder({
  of,
  returnsOf,
  notSent,
  cancelAll,
}: Pick<Fulfilment, 'of' | 'returnsOf' | 'notSent' | 'cancelAll'>): ShipmentsOfOrder {
  return {
    async hasLeft(order) {
      return hasAnyLeft((await of([order])).get(order) ?? [])
    },
    async returnedOf(order) {
      const returns = (await returnsOf([order])).get(order) ?? []
      return new Map(returns.map(({ id, lines }) => [id, lines]))
    },
    notSent,
    cancelAll: (order, by) => cancelAll(order, { id: 'id' in by ? by.id : by.role, name: by.name }),
  }
}
