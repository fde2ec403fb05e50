import { api } from 'shared-contracts/http'
import type { StandAlonePayment } from 'shared-contracts/payments/payment'

export const { useMfCartCheckoutInitiateStandAloneMutation, useMfCartCheckoutGetStandAloneStatusQuery } =
  api.injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({
      mfCartCheckoutInitiateStandAlone: build.mutation<unknown, StandAlonePayment>({
        query: (data) => ({ url: '/api/phonepe/initiate', method: 'POST', data }),
      }),
      mfCartCheckoutGetStandAloneStatus: build.query<unknown, string>({
        query: (id) => ({ url: `/api/phonepe/status/${encodeURIComponent(id)}` }),
        // An empty body is a response too; undefined would look as if none had arrived.
        transformResponse: (answer: unknown) => answer ?? null,
        keepUnusedDataFor: 0,
      }),
    }),
  })
