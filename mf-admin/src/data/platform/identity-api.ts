import type { AdminIdentity, IdentityEdit } from 'shared-contracts/platform/admin/identity-schema'
import { adminApi, adminCall } from '../calls/admin-api'

const IDENTITY = { url: '/api/admin/identity' }

export const { useMfAdminGetIdentityQuery, useMfAdminChangeIdentityMutation } = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAdminGetIdentity: build.query<AdminIdentity, void>({
      queryFn: adminCall(() => IDENTITY),
      providesTags: ['AdminCatalogue'],
    }),
    /** A licence is missing of every product until it is said. */
    mfAdminChangeIdentity: build.mutation<AdminIdentity, IdentityEdit>({
      queryFn: adminCall((data) => ({ ...IDENTITY, method: 'PATCH', data })),
      invalidatesTags: ['AdminCatalogue'],
    }),
  }),
})
