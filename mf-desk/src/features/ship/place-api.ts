import type { Place } from 'shared-contracts/domain/desk/states'
import { deskApi, deskCall } from '../../data/calls/desk-api'

export const { useMfDeskAnswerPlaceMutation } = deskApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfDeskAnswerPlace: build.mutation<unknown, { order: string; place: Place }>({
      queryFn: deskCall(({ order, place }) => ({
        url: `/api/desk/orders/${encodeURIComponent(order)}/place-of-supply`,
        method: 'POST',
        data: { place },
      })),
      invalidatesTags: ['DeskJournal'],
    }),
  }),
})
