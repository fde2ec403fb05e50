import type { AccountSheet } from 'shared-contracts/invoicing/admin/accounts'
import { adminApi, adminCall } from '../../../data/calls/admin-api'

interface RequestedSheet {
  sheet: AccountSheet
  /** The month, such as '2026-11'. */
  month: string
}

export const { useMfAdminTakeSheetMutation } = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Returns the report's CSV. */
    mfAdminTakeSheet: build.mutation<string, RequestedSheet>({
      queryFn: adminCall(({ month, sheet }) => ({
        url: `/api/admin/accounts/${month}/${sheet}`,
        method: 'POST',
        responseType: 'text',
      })),
      invalidatesTags: ['AdminAuditLog'],
    }),
  }),
})
