import type { AppDispatch } from 'shared-contracts/store'
import { adminPaths } from '../places/admin-paths'
import { ordersApi } from './orders-api'
import { readQueueAddress } from './queue-address'

/** Prefetches the list while code and session load. @returns nothing to wait for: it may need sign-in first */
export function askQueue(dispatch: AppDispatch): [] {
  // No server renders the admin, but the publish gate calls this in Node.
  if (typeof location === 'undefined' || location.pathname !== adminPaths.orders) return []
  const question = readQueueAddress(location)
  void dispatch(ordersApi.endpoints.mfAdminFindOrders.initiate(question, { subscribe: false }))
  return []
}
