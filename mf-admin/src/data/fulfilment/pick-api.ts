import type { PickList } from 'shared-contracts/fulfilment/admin/pick-list-schema'
import { adminApi, adminCall } from '../calls/admin-api'
import { readCachedWork } from '../offline/cached-work'
import { buildOfflinePickList } from '../offline/offline-pick-list'
import { ordersNow } from '../offline/queue-step'
import { waitingSteps } from '../offline/waiting-steps'

export const { useMfAdminGetPickListQuery, useMfAdminMarkPrintedMutation } = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The packs to pick. @param orders the orders' ids; omit for all orders to pack */
    mfAdminGetPickList: build.query<PickList, readonly string[] | undefined>({
      queryFn: adminCall(
        (orders) => ({ url: '/api/admin/pick-list', method: 'POST', data: orders ? { orders } : {} }),
        keptList,
      ),
      providesTags: ['AdminOrders'],
    }),
    mfAdminMarkPrinted: build.mutation<PickList, { orders: readonly string[] }>({
      queryFn: adminCall((data) => ({ url: '/api/admin/pick-list/printed', method: 'POST', data })),
      invalidatesTags: ['AdminOrders'],
    }),
  }),
})

function keptList(chosen: readonly string[] | undefined): PickList | undefined {
  const work = readCachedWork()
  return work && buildOfflinePickList(work.pickList, ordersNow(work, waitingSteps()), chosen)
}
