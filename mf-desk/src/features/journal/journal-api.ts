import type { JournalPage } from 'shared-contracts/domain/desk/journal/journal-schema'
import { deskApi, deskCall } from '../../data/calls/desk-api'

export const { useMfDeskGetJournalQuery } = deskApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** A page of the journal. The argument is its question, as it stands in the address. */
    mfDeskGetJournal: build.query<JournalPage, string>({
      queryFn: deskCall((question) => ({ url: `/api/desk/journal${question && `?${question}`}` })),
      providesTags: ['DeskJournal'],
    }),
  }),
})
