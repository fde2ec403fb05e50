import type { LineQuantity } from 'shared-contracts/fulfilment/shipments'
import { hasAnyLeft } from 'shared-contracts/orders/cancellation'
import type { Fulfilment } from '../../../fulfilment'
import type { AuditLogPerson } from '../../../staff'

/** The part of fulfilment that refunds need. Call each method in a transaction that locks the order. */
export interface ShipmentsOfOrder {
  /** True if any shipment of the order has left. */
  hasLeft: (order: string) => Promise<boolean>
  /** Returns the order's returned items, by return id. */
  returnedOf: (order: string) => Promise<Map<string, LineQuantity[]>>
  /** Updates the order's fulfilment state, because refunded items are no longer to be sent. */
  notSent: (order: string) => Promise<void>
  /** Cancels every shipment. @throws AppError WRONG_STATE if one has left */
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
