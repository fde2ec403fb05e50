import { useSyncExternalStore } from 'react'
import type { OrderToPack } from 'shared-contracts/fulfilment/admin/to-pack-schema'
import { afterSteps } from './after-steps'
import { cachedWork, readCachedWork } from './cached-work'
import { toHands } from './queue-step'
import { subscribeToSteps, waitingSteps } from './waiting-steps'

export function useSteps() {
  return useSyncExternalStore(subscribeToSteps, waitingSteps, waitingSteps)
}

export function useCachedWork() {
  return useSyncExternalStore(cachedWork.subscribe, readCachedWork, readCachedWork)
}

/** Returns an order as it will be once its queued steps have been sent. */
export function useAfterSteps<Order extends Pick<OrderToPack, 'id' | 'lines' | 'shipments' | 'open'>>(
  order: Order,
): Order {
  const work = useCachedWork()
  const steps = useSteps()
  return work ? afterSteps(order, steps, toHands(work)) : order
}
