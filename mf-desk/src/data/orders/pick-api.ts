import type { PickList } from 'shared-contracts/domain/desk/orders/pick-list-schema'
import { deskApi, deskCall } from '../calls/desk-api'
import { keptPickList } from '../offline/kept-pick-list'
import { readKeptWork } from '../offline/kept-work'
import { ordersNow } from '../offline/put-off'
import { waitingSteps } from '../offline/waiting-steps'

export const pickApi = deskApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** What to fetch from the shelf. @param orders their ids; all that are to be packed without */
    mfDeskGetPickList: build.query<PickList, readonly string[] | undefined>({
      queryFn: deskCall(
        (orders) => ({ url: '/api/desk/pick-list', method: 'POST', data: orders ? { orders } : {} }),
        keptList,
      ),
      providesTags: ['DeskOrders'],
    }),
    mfDeskMarkPrinted: build.mutation<PickList, { orders: readonly string[] }>({
      queryFn: deskCall((data) => ({ url: '/api/desk/pick-list/printed', method: 'POST', data })),
      invalidatesTags: ['DeskOrders'],
    }),
  }),
})

export const { useMfDeskGetPickListQuery, useMfDeskMarkPrintedMutation } = pickApi

function keptList(chosen: readonly string[] | undefined): PickList | undefined {
  const work = readKeptWork()
  return work && keptPickList(work.pickList, ordersNow(work, waitingSteps()), chosen)
}
