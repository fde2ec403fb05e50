import { api, reportMalformed } from 'shared-contracts/http'
import { customerCase, customerCases } from 'shared-contracts/support/cases/case-reader'
import type { CustomerCase, NewCase } from 'shared-contracts/support/cases/case-schema'

const ofOrder = (orderId: string) => `/api/orders/${encodeURIComponent(orderId)}`

/** @throws Error if the response has no case, so that nothing is shown as sent that may not be */
function readCase(answer: unknown): CustomerCase {
  const read = customerCase(answer, 'case', reportMalformed)
  if (!read) throw new Error('The response has no case.')
  return read
}

interface Keyed {
  orderId: string
  /** The idempotency key: the same when a form is sent again. */
  key: string
}

export const {
  useMfAccountGetCasesQuery,
  useMfAccountCancelOrderMutation,
  useMfAccountOpenCaseMutation,
  useMfAccountWriteMessageMutation,
  useMfAccountSendPhotoMutation,
} = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAccountGetCases: build.query<CustomerCase[], string>({
      query: (orderId) => ({ url: `${ofOrder(orderId)}/cases` }),
      transformResponse: (answer: unknown) => customerCases(answer, 'cases', reportMalformed),
      providesTags: ['Orders'],
    }),
    mfAccountCancelOrder: build.mutation<CustomerCase, string>({
      query: (orderId) => ({ url: `${ofOrder(orderId)}/cancel`, method: 'POST' }),
      transformResponse: readCase,
      invalidatesTags: ['Orders'],
    }),
    mfAccountOpenCase: build.mutation<CustomerCase, Keyed & { input: NewCase }>({
      query: ({ orderId, key, input }) => ({
        url: `${ofOrder(orderId)}/cases`,
        method: 'POST',
        data: input,
        headers: { 'Idempotency-Key': key },
      }),
      transformResponse: readCase,
    }),
    mfAccountWriteMessage: build.mutation<CustomerCase, Keyed & { id: string; text: string }>({
      query: ({ orderId, id, key, text }) => ({
        url: `${ofOrder(orderId)}/cases/${id}/messages`,
        method: 'POST',
        data: { text },
        headers: { 'Idempotency-Key': key },
      }),
      transformResponse: readCase,
      invalidatesTags: ['Orders'],
    }),
    mfAccountSendPhoto: build.mutation<CustomerCase, { orderId: string; id: string; photo: Blob }>({
      query: ({ orderId, id, photo }) => ({
        url: `/api/files/case-photos?${new URLSearchParams({ order: orderId, case: id })}`,
        method: 'POST',
        data: photo,
        headers: { 'content-type': photo.type || 'application/octet-stream' },
      }),
      transformResponse: readCase,
    }),
  }),
})
