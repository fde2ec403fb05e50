import { api } from 'shared-contracts/http'
import type { ContactForm } from 'shared-contracts/support/contact-schema'

export const { useMfContentSendMessageMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Only success or failure matters (specification 18.3). */
    mfContentSendMessage: build.mutation<unknown, ContactForm & { key: string }>({
      query: ({ key, ...data }) => ({
        url: '/api/contact-form',
        method: 'POST',
        data,
        headers: { 'Idempotency-Key': key },
      }),
    }),
  }),
})
