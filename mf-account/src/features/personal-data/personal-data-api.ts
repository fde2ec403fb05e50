import type { DeleteAccount } from 'shared-contracts/customers/customer'
import { api } from 'shared-contracts/http'

export const { useMfAccountExportDataMutation, useMfAccountDeleteAccountMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** A mutation although it only reads, so that it runs on each click and is never cached. */
    mfAccountExportData: build.mutation<unknown, void>({
      query: () => ({ url: '/api/customers/export' }),
    }),
    mfAccountDeleteAccount: build.mutation<unknown, DeleteAccount>({
      query: (data) => ({ url: '/api/customers/delete-account', method: 'POST', data }),
    }),
  }),
})
