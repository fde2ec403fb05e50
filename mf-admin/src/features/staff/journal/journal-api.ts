import type { JournalPage } from 'shared-contracts/staff/journal-schema'
import { adminApi, adminCall } from '../../../data/calls/admin-api'

export const { useMfAdminGetJournalQuery } = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** A page of the journal. The argument is its question, as it stands in the address. */
    mfAdminGetJournal: build.query<JournalPage, string>({
      queryFn: adminCall((question) => ({ url: `/api/admin/journal${question && `?${question}`}` })),
      providesTags: ['AdminJournal'],
    }),
  }),
})
