import type { AdminShipment } from 'shared-contracts/fulfilment/admin/shipments-schema'
import type { OrderToPack } from 'shared-contracts/fulfilment/admin/to-pack-schema'
import { afterSteps, applyStep, type Hands } from './after-steps'
import { type CachedWork, findOrder, readCachedWork } from './cached-work'
import type { ShipmentStep } from './shipment-step'
import { addStep, isToSend, type WaitingStep, waitingSteps } from './waiting-steps'

/** Queues a step. @returns the resulting shipment; undefined if the step doesn't fit or can't be stored */
export function queueStep(step: ShipmentStep, key: string): AdminShipment | undefined {
  const work = readCachedWork()
  const order = work && orderNow(work, step)
  if (!order) return undefined
  const waiting = { key, step: asSeen(step, order), personId: work.person.id, orderId: order.id }
  const shipment = applyStep(order, waiting, toHands(work))
  return shipment && addStep(waiting) ? shipment : undefined
}

/** True if another step of the same order is queued, so this one has to be queued too. */
export function mustWait(step: ShipmentStep): boolean {
  const work = readCachedWork()
  const order = work && orderNow(work, step)
  return waitingSteps().some((waiting) => waiting.orderId === order?.id && isToSend(waiting))
}

export function toHands({ person, couriers }: Pick<CachedWork, 'person' | 'couriers'>): Hands {
  return { name: person.name, couriers }
}

/** Returns the stored orders as they will be after the queued steps. */
export function ordersNow(work: CachedWork, steps: readonly WaitingStep[]): OrderToPack[] {
  return work.orders.map((order) => afterSteps(order, steps, toHands(work)))
}

function orderNow(work: CachedWork, step: ShipmentStep): OrderToPack | undefined {
  const orders = ordersNow(work, waitingSteps())
  return 'orderId' in step ? orders.find(({ id }) => id === step.orderId) : findOrder({ orders }, step.id)
}

/** Adds the items that are open now to the step: if they have changed by the time it is sent, the api refuses it. */
function asSeen(step: ShipmentStep, { open }: OrderToPack): ShipmentStep {
  if (!('orderId' in step) || step.lines || open.length === 0) return step
  return { ...step, lines: open }
}
