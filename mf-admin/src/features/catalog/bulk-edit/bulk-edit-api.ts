import type { BulkPlan, PriceInput } from 'shared-contracts/catalog/admin/bulk-schema'
import { adminApi, adminCall } from '../../../data/calls/admin-api'

const csvUrl = '/api/admin/files/catalogue-csv'
const pricesUrl = '/api/admin/catalogue-prices'

/** The number of changed fields, and the id of the save, for Undo. */
export interface Applied {
  changed: number
  save?: string | undefined
}

export const {
  useMfAdminTakeCatalogMutation,
  useMfAdminPreviewCsvMutation,
  useMfAdminApplyCsvMutation,
  useMfAdminPreviewPricesMutation,
  useMfAdminApplyPricesMutation,
} = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAdminTakeCatalog: build.mutation<string, void>({
      queryFn: adminCall(() => ({ url: '/api/admin/catalogue.csv', responseType: 'text' })),
    }),
    mfAdminPreviewCsv: build.mutation<BulkPlan, string>({
      queryFn: adminCall((csv) => ({ url: `${csvUrl}/preview`, method: 'POST', data: { csv } })),
    }),
    mfAdminApplyCsv: build.mutation<Applied, { csv: string; seen: string }>({
      queryFn: adminCall((data) => ({ url: csvUrl, method: 'POST', data })),
      invalidatesTags: ['AdminCatalog', 'AdminAuditLog'],
    }),
    mfAdminPreviewPrices: build.mutation<BulkPlan, PriceInput>({
      queryFn: adminCall((data) => ({ url: `${pricesUrl}/preview`, method: 'POST', data })),
    }),
    mfAdminApplyPrices: build.mutation<Applied, { input: PriceInput; seen: string }>({
      queryFn: adminCall((data) => ({ url: pricesUrl, method: 'POST', data })),
      invalidatesTags: ['AdminCatalog', 'AdminAuditLog'],
    }),
  }),
})
