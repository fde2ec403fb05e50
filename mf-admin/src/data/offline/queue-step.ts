import type { AdminShipment } from 'shared-contracts/fulfilment/admin/shipments-schema'
import type { OrderToPack } from 'shared-contracts/fulfilment/admin/to-pack-schema'
import { afterSteps, applyStep, type Hands } from './after-steps'
import { type CachedWork, findOrder, readCachedWork } from './cached-work'
import type { ShipmentStep } from './shipment-step'
import { addStep, isToSend, type WaitingStep, waitingSteps } from './waiting-steps'

/**
 * Has a step wait for a connection.
 * @returns the shipment as it will be; none where the order is not kept here, or the step does not fit it
 */
export function queueStep(step: ShipmentStep, key: string): AdminShipment | undefined {
  const work = readCachedWork()
  const order = work && orderNow(work, step)
  if (!order) return undefined
  const waiting = { key, step: asSeen(step, order), personId: work.person.id, orderId: order.id }
  const shipment = applyStep(order, waiting, toHands(work))
  return shipment && addStep(waiting) ? shipment : undefined
}

/** Whether something of the same order waits: what comes after it has to wait as well. */
export function mustWait(step: ShipmentStep): boolean {
  const work = readCachedWork()
  const order = work && orderNow(work, step)
  return waitingSteps().some((waiting) => waiting.orderId === order?.id && isToSend(waiting))
}

export function toHands({ person, couriers }: Pick<CachedWork, 'person' | 'couriers'>): Hands {
  return { name: person.name, couriers }
}

/** The orders that are kept, as they will be. */
export function ordersNow(work: CachedWork, steps: readonly WaitingStep[]): OrderToPack[] {
  return work.orders.map((order) => afterSteps(order, steps, toHands(work)))
}

function orderNow(work: CachedWork, step: ShipmentStep): OrderToPack | undefined {
  const orders = ordersNow(work, waitingSteps())
  return 'orderId' in step ? orders.find(({ id }) => id === step.orderId) : findOrder({ orders }, step.id)
}

/** Names what is open just now: if that is another when the step is taken, it is refused. */
function asSeen(step: ShipmentStep, { open }: OrderToPack): ShipmentStep {
  if (!('orderId' in step) || step.lines || open.length === 0) return step
  return { ...step, lines: open }
}
