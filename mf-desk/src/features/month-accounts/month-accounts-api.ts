import type { AccountSheet } from 'shared-contracts/domain/desk/money/accounts'
import { deskApi, deskCall } from '../../data/calls/desk-api'

export interface AskedSheet {
  sheet: AccountSheet
  /** '2026-11'. */
  month: string
}

export const { useMfDeskTakeSheetMutation } = deskApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The text of a file. */
    mfDeskTakeSheet: build.mutation<string, AskedSheet>({
      queryFn: deskCall(({ month, sheet }) => ({
        url: `/api/desk/accounts/${month}/${sheet}`,
        method: 'POST',
        responseType: 'text',
      })),
      invalidatesTags: ['DeskJournal'],
    }),
  }),
})
