import { canParcelBecome, type ParcelState } from 'shared-contracts/fulfilment/parcels'
import { changedMeanwhile } from '../../changed-meanwhile'
import type { Changed, HeldOrders, Packer } from './held-order'
import type { ShipmentMailing } from './mails/shipment-mailing'

/** What can become of a parcel that has left. */
export const arrivals = ['delivered', 'coming-back', 'back'] as const satisfies readonly ParcelState[]
export type Arrival = (typeof arrivals)[number]

export type Following = ReturnType<typeof createFollowing>

export interface FollowingDeps {
  held: HeldOrders
  mailing: Pick<ShipmentMailing, 'comingBack'>
  now: () => Date
}

export function createFollowing({ held, mailing, now }: FollowingDeps) {
  /** Takes note of what has become of a parcel that left. Twice is once. Who waits for one that comes back is asked. */
  function note(parcelId: string, version: number, state: Arrival, by: Packer): Promise<Changed> {
    return held.holdOf(parcelId, async (parcel, order) => {
      if (parcel.state === state) return { parcel, isNews: false }
      if (!canParcelBecome(parcel.state, state)) throw changedMeanwhile(parcel.changedBy, parcel.changedAt)
      const deliveredAt = state === 'delivered' ? { deliveredAt: now() } : {}
      const changed = await held.change(parcel, version, by, { state, ...deliveredAt })
      if (state === 'coming-back') await mailing.comingBack(order, changed.parcel)
      return changed
    })
  }

  return { note }
}
