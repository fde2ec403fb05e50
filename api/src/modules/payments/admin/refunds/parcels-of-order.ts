import { canParcelBecome, type Pieces } from 'shared-contracts/fulfilment/parcels'
import type { Shipments } from '../../../fulfilment'
import type { AuditLogPerson } from '../../../staff'

/** What cancelling an order asks of its parcels. All are called in a transaction that holds the order. */
export interface ParcelsOfOrder {
  /** Whether a parcel of the order has left the house. */
  hasLeft: (order: string) => Promise<boolean>
  /** What came back of the order, by the id of each return. */
  returnedOf: (order: string) => Promise<Map<string, Pieces[]>>
  /** Has nothing sent any more that money went back for. */
  notSent: (order: string) => Promise<void>
  /** Cancels every parcel that has not. */
  cancelAll: (order: string, by: AuditLogPerson) => Promise<void>
}

export function parcelsOfOrder({
  of,
  returnsOf,
  notSent,
  cancelAll,
}: Pick<Shipments, 'of' | 'returnsOf' | 'notSent' | 'cancelAll'>): ParcelsOfOrder {
  return {
    async hasLeft(order) {
      const parcels = (await of([order])).get(order) ?? []
      return parcels.some(({ state }) => state !== 'cancelled' && !canParcelBecome(state, 'cancelled'))
    },
    async returnedOf(order) {
      const returns = (await returnsOf([order])).get(order) ?? []
      return new Map(returns.map(({ id, lines }) => [id, lines]))
    },
    notSent,
    cancelAll: (order, by) => cancelAll(order, { id: 'id' in by ? by.id : by.role, name: by.name }),
  }
}
