import type { NewSchedule, ScheduledChange } from 'shared-contracts/domain/desk/catalogue/schedule-schema'
import { deskApi, deskCall } from '../../data/calls/desk-api'

interface Scheduled {
  scheduled: ScheduledChange[]
}

const urlOf = (id: string) => `/api/desk/products/${encodeURIComponent(id)}/scheduled`

export const { useMfDeskGetScheduledQuery, useMfDeskScheduleMutation, useMfDeskCallOffScheduledMutation } =
  deskApi.injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({
      mfDeskGetScheduled: build.query<Scheduled, string>({
        queryFn: deskCall((id) => ({ url: urlOf(id) })),
        providesTags: ['DeskCatalogue'],
      }),
      mfDeskSchedule: build.mutation<Scheduled, { id: string; wish: NewSchedule }>({
        queryFn: deskCall(({ id, wish }) => ({ url: urlOf(id), method: 'POST', data: wish })),
        invalidatesTags: ['DeskCatalogue', 'DeskJournal'],
      }),
      mfDeskCallOffScheduled: build.mutation<Scheduled, number>({
        queryFn: deskCall((id) => ({ url: `/api/desk/scheduled-changes/${id}/take-back`, method: 'POST' })),
        invalidatesTags: ['DeskCatalogue', 'DeskJournal'],
      }),
    }),
  })
