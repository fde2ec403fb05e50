import type { DeskOrder } from 'shared-contracts/domain/desk/orders/orders-schema'
import type { DeskParcel } from 'shared-contracts/domain/desk/orders/parcels-schema'

/** The parcel to go on with: a packed one before one that is being packed. */
export function waitingParcel({ parcels }: Pick<DeskOrder, 'parcels'>): DeskParcel | undefined {
  return parcels.find(({ state }) => state === 'packed') ?? parcels.find(({ state }) => state === 'packing')
}
