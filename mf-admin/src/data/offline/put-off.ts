import type { AdminParcel } from 'shared-contracts/fulfilment/admin/parcels-schema'
import type { OrderToPack } from 'shared-contracts/fulfilment/admin/to-pack-schema'
import { afterSteps, type Hands, parcelAfter } from './after-steps'
import { type KeptWork, orderOf, readKeptWork } from './kept-work'
import type { ParcelStep } from './parcel-step'
import { addStep, isToSend, type WaitingStep, waitingSteps } from './waiting-steps'

/**
 * Has a step wait for a connection.
 * @returns the parcel as it will be; none where the order is not kept here, or the step does not fit it
 */
export function putOff(step: ParcelStep, key: string): AdminParcel | undefined {
  const work = readKeptWork()
  const order = work && orderNow(work, step)
  if (!order) return undefined
  const waiting = { key, step: asSeen(step, order), personId: work.person.id, orderId: order.id }
  const parcel = parcelAfter(order, waiting, handsOf(work))
  return parcel && addStep(waiting) ? parcel : undefined
}

/** Whether something of the same order waits: what comes after it has to wait as well. */
export function waitsBehind(step: ParcelStep): boolean {
  const work = readKeptWork()
  const order = work && orderNow(work, step)
  return waitingSteps().some((waiting) => waiting.orderId === order?.id && isToSend(waiting))
}

export function handsOf({ person, couriers }: Pick<KeptWork, 'person' | 'couriers'>): Hands {
  return { name: person.name, couriers }
}

/** The orders that are kept, as they will be. */
export function ordersNow(work: KeptWork, steps: readonly WaitingStep[]): OrderToPack[] {
  return work.orders.map((order) => afterSteps(order, steps, handsOf(work)))
}

function orderNow(work: KeptWork, step: ParcelStep): OrderToPack | undefined {
  const orders = ordersNow(work, waitingSteps())
  return 'orderId' in step ? orders.find(({ id }) => id === step.orderId) : orderOf({ orders }, step.id)
}

/** Names what is open just now: if that is another when the step is taken, it is refused. */
function asSeen(step: ParcelStep, { open }: OrderToPack): ParcelStep {
  if (!('orderId' in step) || step.lines || open.length === 0) return step
  return { ...step, lines: open }
}
