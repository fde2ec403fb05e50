import { api, readEnglishMessage } from 'shared-contracts/http'

export const { useMfAccountConfirmBackInStockMutation, useMfAccountStopBackInStockMutation } =
  api.injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({
      /** Resolves to the message to show. */
      mfAccountConfirmBackInStock: build.mutation<string, string>({
        query: (token) => ({ url: '/api/back-in-stock/confirm', method: 'POST', data: { token } }),
        transformResponse: readEnglishMessage,
      }),
      mfAccountStopBackInStock: build.mutation<string, string>({
        query: (token) => ({ url: `/api/back-in-stock/stop/${encodeURIComponent(token)}`, method: 'POST' }),
        transformResponse: readEnglishMessage,
      }),
    }),
  })
