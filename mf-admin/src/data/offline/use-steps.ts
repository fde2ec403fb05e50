import { useSyncExternalStore } from 'react'
import type { OrderToPack } from 'shared-contracts/fulfilment/admin/to-pack-schema'
import { afterSteps } from './after-steps'
import { cachedWork, readCachedWork } from './cached-work'
import { toHands } from './queue-step'
import { subscribeToSteps, waitingSteps } from './waiting-steps'

/** What waits for a connection on this device, and what was refused. */
export function useSteps() {
  return useSyncExternalStore(subscribeToSteps, waitingSteps, waitingSteps)
}

/** What this device keeps of the orders to pack. */
export function useCachedWork() {
  return useSyncExternalStore(cachedWork.subscribe, readCachedWork, readCachedWork)
}

/** An order as it will be once what waits has been sent. */
export function useAfterSteps<Order extends Pick<OrderToPack, 'id' | 'lines' | 'shipments' | 'open'>>(
  order: Order,
): Order {
  const work = useCachedWork()
  const steps = useSteps()
  return work ? afterSteps(order, steps, toHands(work)) : order
}
