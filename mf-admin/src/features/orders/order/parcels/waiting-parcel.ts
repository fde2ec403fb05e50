import type { AdminParcel } from 'shared-contracts/fulfilment/admin/parcels-schema'
import type { AdminOrder } from 'shared-contracts/orders/admin/orders-schema'

/** The parcel to go on with: a packed one before one that is being packed. */
export function waitingParcel({ parcels }: Pick<AdminOrder, 'parcels'>): AdminParcel | undefined {
  return parcels.find(({ state }) => state === 'packed') ?? parcels.find(({ state }) => state === 'packing')
}
