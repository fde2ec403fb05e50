import type { Subscription } from 'shared-contracts/domain/newsletter-schema'
import { api } from 'shared-contracts/http'

const newsletterApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    shellSubscribe: build.mutation<unknown, Subscription>({
      query: (data) => ({ url: '/api/subscribe', method: 'POST', data }),
    }),
  }),
})

export const { useShellSubscribeMutation } = newsletterApi
