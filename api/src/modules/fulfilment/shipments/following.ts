import { canShipmentBecome, type ShipmentState } from 'shared-contracts/fulfilment/shipments'
import { changedMeanwhile } from '../../../errors'
import type { ShipmentMailing } from '../mails/shipment-mailing'
import type { Changed, HeldOrders, Packer } from '../packing/held-orders'

/** The states a shipment can reach after it has shipped; 'shipped' corrects a wrong 'delivered'. */
const arrivals = ['delivered', 'coming-back', 'back', 'shipped'] as const satisfies readonly ShipmentState[]
export type Arrival = (typeof arrivals)[number]

interface FollowingDeps {
  held: HeldOrders
  mailing: Pick<ShipmentMailing, 'comingBack'>
  now: () => Date
}

export function createFollowing({ held, mailing, now }: FollowingDeps) {
  /** Records what became of a shipment; a repeat changes nothing. If it is coming back, mails the customer. */
  function note(shipmentId: string, version: number, state: Arrival, by: Packer): Promise<Changed> {
    return held.holdOf(shipmentId, async (shipment, order) => {
      if (shipment.state === state) return { shipment, isNews: false }
      const isPossible =
        state === 'shipped' ? shipment.state === 'delivered' : canShipmentBecome(shipment.state, state)
      if (!isPossible) throw changedMeanwhile(shipment.changedBy, shipment.changedAt)
      const deliveredAt = state === 'delivered' ? now() : null
      const changed = await held.change(shipment, version, by, { state, deliveredAt })
      if (state === 'coming-back') await mailing.comingBack(order, changed.shipment)
      return changed
    })
  }

  return { note }
}
