import type { DeskIdentity, IdentityEdit } from 'shared-contracts/domain/desk/catalogue/identity-schema'
import { deskApi, deskCall } from '../calls/desk-api'

const IDENTITY = { url: '/api/desk/identity' }

export const { useMfDeskGetIdentityQuery, useMfDeskChangeIdentityMutation } = deskApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfDeskGetIdentity: build.query<DeskIdentity, void>({
      queryFn: deskCall(() => IDENTITY),
      providesTags: ['DeskCatalogue'],
    }),
    /** A licence is missing of every product until it is said. */
    mfDeskChangeIdentity: build.mutation<DeskIdentity, IdentityEdit>({
      queryFn: deskCall((data) => ({ ...IDENTITY, method: 'PATCH', data })),
      invalidatesTags: ['DeskCatalogue'],
    }),
  }),
})
