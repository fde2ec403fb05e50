import type { Today } from 'shared-contracts/domain/desk/today-schema'
import { deskApi, deskCall } from '../../data/calls/desk-api'

const todayApi = deskApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfDeskGetToday: build.query<Today, void>({
      queryFn: deskCall(() => ({ url: '/api/desk/today' })),
      providesTags: ['DeskToday'],
    }),
  }),
})

export const { useMfDeskGetTodayQuery } = todayApi
