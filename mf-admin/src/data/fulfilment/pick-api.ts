import type { PickList } from 'shared-contracts/fulfilment/admin/pick-list-schema'
import { adminApi, adminCall } from '../calls/admin-api'
import { keptPickList } from '../offline/kept-pick-list'
import { readKeptWork } from '../offline/kept-work'
import { ordersNow } from '../offline/put-off'
import { waitingSteps } from '../offline/waiting-steps'

export const { useMfAdminGetPickListQuery, useMfAdminMarkPrintedMutation } = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** What to fetch from the shelf. @param orders their ids; all that are to be packed without */
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
  const work = readKeptWork()
  return work && keptPickList(work.pickList, ordersNow(work, waitingSteps()), chosen)
}
