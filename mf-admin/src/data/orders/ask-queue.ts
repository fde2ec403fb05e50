import type { AppDispatch } from 'shared-contracts/store'
import { adminPaths } from '../places/admin-paths'
import { ordersApi } from './orders-api'
import { readQueueAddress } from './queue-address'

/**
 * Prefetches the list in the address while the code of its page and the session are loading.
 * @returns nothing to wait for: a signed-out person has to sign in first
 */
export function askQueue(dispatch: AppDispatch): [] {
  // No server renders the admin, but the publish gate runs this there.
  if (typeof location === 'undefined' || location.pathname !== adminPaths.orders) return []
  const question = readQueueAddress(location)
  void dispatch(ordersApi.endpoints.mfAdminFindOrders.initiate(question, { subscribe: false }))
  return []
}
