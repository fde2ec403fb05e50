import type { Courier } from 'shared-contracts/fulfilment/admin/couriers-schema'
import type { AdminShipment } from 'shared-contracts/fulfilment/admin/shipments-schema'
import type { OrderToPack } from 'shared-contracts/fulfilment/admin/to-pack-schema'
import { withShipment } from './cached-work'
import { isToSend, type WaitingStep } from './waiting-steps'

type Packed = Pick<OrderToPack, 'id' | 'lines' | 'shipments' | 'open' | 'notSent'>

/** The person who did the steps, and the couriers that the shop offers. */
export interface Hands {
  name: string
  couriers: readonly Courier[]
}

/** Returns an order after its queued steps, skipping those that were refused or no longer fit the order. */
export function afterSteps<Order extends Packed>(
  order: Order,
  steps: readonly WaitingStep[],
  hands: Hands,
): Order {
  return steps
    .filter((step) => step.orderId === order.id && isToSend(step))
    .reduce((now, step) => {
      const shipment = applyStep(now, step, hands)
      return shipment ? withShipment(now, shipment) : now
    }, order)
}

/** Returns the shipment after a step; undefined if the step no longer fits the order. */
export function applyStep(
  order: Packed,
  { step, key }: WaitingStep,
  hands: Hands,
): AdminShipment | undefined {
  const { shipments } = order
  const isNew = !shipments.some(({ id }) => id === key)
  const fresh = { id: key, number: shipments.length + 1, packedBy: hands.name, isMine: true, version: 1 }
  switch (step.kind) {
    case 'begin':
      return isNew && step.lines ? { ...fresh, state: 'packing', lines: [...step.lines] } : undefined
    case 'pack-and-ship': {
      const isDone = shipments.some(({ awb, courier }) => awb === step.awb && courier === step.courier)
      if (!isNew || isDone || !step.lines) return undefined
      return { ...fresh, ...toShipped(step, hands), lines: [...step.lines] }
    }
    case 'pack':
    case 'ship': {
      const shipment = shipments.find(({ id, version }) => id === step.id && version === step.version)
      if (!shipment) return undefined
      const next = { ...shipment, version: shipment.version + 1 }
      if (step.kind === 'ship') return { ...next, ...toShipped(step, hands) }
      return { ...next, state: 'packed', packedBy: hands.name, isMine: true }
    }
  }
}

function toShipped({ courier, awb }: { courier: string; awb: string }, { couriers }: Hands) {
  const courierName = couriers.find(({ id }) => id === courier)?.name ?? courier
  return { state: 'shipped', courier, awb, courierName } as const
}
