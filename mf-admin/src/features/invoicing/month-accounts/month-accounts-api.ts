import type { AccountSheet } from 'shared-contracts/invoicing/admin/accounts'
import { adminApi, adminCall } from '../../../data/calls/admin-api'

export interface AskedSheet {
  sheet: AccountSheet
  /** '2026-11'. */
  month: string
}

export const { useMfAdminTakeSheetMutation } = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The text of a file. */
    mfAdminTakeSheet: build.mutation<string, AskedSheet>({
      queryFn: adminCall(({ month, sheet }) => ({
        url: `/api/admin/accounts/${month}/${sheet}`,
        method: 'POST',
        responseType: 'text',
      })),
      invalidatesTags: ['AdminAuditLog'],
    }),
  }),
})
