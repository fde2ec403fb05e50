import type { AppDispatch } from 'shared-contracts/store'
import { adminPaths } from '../places/admin-paths'
import { ordersApi } from './orders-api'
import { readQueueAddress } from './queue-address'

/**
 * Asks for the list that the address names, while the code of its page and who is signed in are still on their way.
 * @returns nothing to wait for: who is not signed in has to sign in first
 */
export function askQueue(dispatch: AppDispatch): [] {
  // No server renders the admin, but the publish gate runs this there.
  if (typeof location === 'undefined' || location.pathname !== adminPaths.orders) return []
  const question = readQueueAddress(location)
  void dispatch(ordersApi.endpoints.mfAdminFindOrders.initiate(question, { subscribe: false }))
  return []
}
