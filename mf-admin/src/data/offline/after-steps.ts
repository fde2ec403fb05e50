import type { Courier } from 'shared-contracts/fulfilment/admin/couriers-schema'
import type { AdminParcel } from 'shared-contracts/fulfilment/admin/parcels-schema'
import type { OrderToPack } from 'shared-contracts/fulfilment/admin/to-pack-schema'
import { withParcel } from './kept-work'
import { isToSend, type WaitingStep } from './waiting-steps'

type Packed = Pick<OrderToPack, 'id' | 'lines' | 'parcels' | 'open' | 'notSent'>

/** Who has done the steps, and with whom the parcels leave. */
export interface Hands {
  name: string
  couriers: readonly Courier[]
}

/** An order as it will be once the steps that wait have been taken. What the admin knows already is not done twice. */
export function afterSteps<Order extends Packed>(
  order: Order,
  steps: readonly WaitingStep[],
  hands: Hands,
): Order {
  return steps
    .filter((step) => step.orderId === order.id && isToSend(step))
    .reduce((now, step) => {
      const parcel = parcelAfter(now, step, hands)
      return parcel ? withParcel(now, parcel) : now
    }, order)
}

/** @returns none where the step changes nothing, as the order is another by now */
export function parcelAfter(
  order: Packed,
  { step, key }: WaitingStep,
  hands: Hands,
): AdminParcel | undefined {
  const { parcels } = order
  const isNew = !parcels.some(({ id }) => id === key)
  const fresh = { id: key, number: parcels.length + 1, packedBy: hands.name, isMine: true, version: 1 }
  switch (step.kind) {
    case 'begin':
      return isNew && step.lines ? { ...fresh, state: 'packing', lines: [...step.lines] } : undefined
    case 'pack-and-ship': {
      const isDone = parcels.some(({ awb, courier }) => awb === step.awb && courier === step.courier)
      if (!isNew || isDone || !step.lines) return undefined
      return { ...fresh, ...handedOver(step, hands), lines: [...step.lines] }
    }
    case 'pack':
    case 'ship': {
      const parcel = parcels.find(({ id, version }) => id === step.id && version === step.version)
      if (!parcel) return undefined
      const next = { ...parcel, version: parcel.version + 1 }
      if (step.kind === 'ship') return { ...next, ...handedOver(step, hands) }
      return { ...next, state: 'packed', packedBy: hands.name, isMine: true }
    }
  }
}

function handedOver({ courier, awb }: { courier: string; awb: string }, { couriers }: Hands) {
  const courierName = couriers.find(({ id }) => id === courier)?.name ?? courier
  return { state: 'shipped', courier, awb, courierName } as const
}
