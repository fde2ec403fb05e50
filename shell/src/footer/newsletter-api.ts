import { api } from 'shared-contracts/http'
import type { Subscription } from 'shared-contracts/newsletter/subscription-schema'

const newsletterApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    shellSubscribe: build.mutation<unknown, Subscription & { key: string }>({
      query: ({ key, ...data }) => ({
        url: '/api/subscribe',
        method: 'POST',
        data,
        headers: { 'Idempotency-Key': key },
      }),
    }),
  }),
})

export const { useShellSubscribeMutation } = newsletterApi
