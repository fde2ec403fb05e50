import { useSyncExternalStore } from 'react'
import type { OrderToPack } from 'shared-contracts/fulfilment/admin/to-pack-schema'
import { afterSteps } from './after-steps'
import { keptWork, readKeptWork } from './kept-work'
import { handsOf } from './put-off'
import { subscribeToSteps, waitingSteps } from './waiting-steps'

/** What waits for a connection on this device, and what was refused. */
export function useSteps() {
  return useSyncExternalStore(subscribeToSteps, waitingSteps, waitingSteps)
}

/** What this device keeps of the orders to pack. */
export function useKeptWork() {
  return useSyncExternalStore(keptWork.subscribe, readKeptWork, readKeptWork)
}

/** An order as it will be once what waits has been sent. */
export function useAfterSteps<Order extends Pick<OrderToPack, 'id' | 'lines' | 'shipments' | 'open'>>(
  order: Order,
): Order {
  const work = useKeptWork()
  const steps = useSteps()
  return work ? afterSteps(order, steps, handsOf(work)) : order
}
