import type {
  AdminBusinessDetails,
  BusinessDetailsEdit,
} from 'shared-contracts/platform/admin/business-details-schema'
import { adminApi, adminCall } from '../calls/admin-api'

const BUSINESS_DETAILS = { url: '/api/admin/business-details' }

export const { useMfAdminGetBusinessDetailsQuery, useMfAdminChangeBusinessDetailsMutation } =
  adminApi.injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({
      mfAdminGetBusinessDetails: build.query<AdminBusinessDetails, void>({
        queryFn: adminCall(() => BUSINESS_DETAILS),
        providesTags: ['AdminCatalog'],
      }),
      /** Refetches all products, because a missing licence is reported on each. */
      mfAdminChangeBusinessDetails: build.mutation<AdminBusinessDetails, BusinessDetailsEdit>({
        queryFn: adminCall((data) => ({ ...BUSINESS_DETAILS, method: 'PATCH', data })),
        invalidatesTags: ['AdminCatalog'],
      }),
    }),
  })
