import type { AuditLogPage } from 'shared-contracts/staff/audit-log-schema'
import { adminApi, adminCall } from '../../../data/calls/admin-api'

export const { useMfAdminGetAuditLogQuery } = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** A page of the audit log. The argument is its question, as it stands in the address. */
    mfAdminGetAuditLog: build.query<AuditLogPage, string>({
      queryFn: adminCall((question) => ({ url: `/api/admin/audit-log${question && `?${question}`}` })),
      providesTags: ['AdminAuditLog'],
    }),
  }),
})
