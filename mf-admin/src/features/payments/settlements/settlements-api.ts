import type {
  AdminSettlement,
  ReadSettlements,
  SettlementFile,
  SettlementLine,
} from 'shared-contracts/payments/admin/settlements-schema'
import { adminApi, adminCall } from '../../../data/calls/admin-api'

export const {
  useMfAdminGetSettlementsQuery,
  useMfAdminGetSettlementLinesQuery,
  useMfAdminReadSettlementFileMutation,
} = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAdminGetSettlements: build.query<AdminSettlement[], void>({
      queryFn: adminCall(() => ({ url: '/api/admin/money/settlements' })),
      providesTags: ['AdminMoney'],
    }),
    mfAdminGetSettlementLines: build.query<SettlementLine[], number>({
      queryFn: adminCall((id) => ({ url: `/api/admin/money/settlements/${id}/lines` })),
      providesTags: ['AdminMoney'],
    }),
    mfAdminReadSettlementFile: build.mutation<ReadSettlements, SettlementFile>({
      queryFn: adminCall((data) => ({ url: '/api/admin/files/settlements', method: 'POST', data })),
      invalidatesTags: ['AdminMoney', 'AdminAuditLog'],
    }),
  }),
})
