import type * as schema from 'shared-contracts/content/admin/words-schema'
import { adminApi, adminCall } from '../calls/admin-api'

const addressOf = (block: string) => `/api/admin/words/${encodeURIComponent(block)}`

interface OfBlock<Change> {
  block: string
  change: Change
}

type WithContent = { version: number; content: schema.WordsContent }

const wordsApi = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAdminGetWords: build.query({
      queryFn: adminCall<{ blocks: schema.WordBlockSummary[] }, void>(() => ({ url: '/api/admin/words' })),
      providesTags: ['AdminWords'],
    }),
    mfAdminGetWordBlock: build.query({
      queryFn: adminCall<schema.WordBlock, string>((block) => ({ url: addressOf(block) })),
      providesTags: ['AdminWords'],
    }),
    mfAdminKeepWordsDraft: build.mutation({
      queryFn: adminCall<schema.WordBlock, OfBlock<WithContent>>(({ block, change }) => ({
        url: `${addressOf(block)}/draft`,
        method: 'PUT',
        data: change,
      })),
      invalidatesTags: ['AdminWords'],
    }),
    mfAdminPublishWords: build.mutation({
      queryFn: adminCall<schema.WordBlock, OfBlock<schema.NewWords>>(({ block, change }) => ({
        url: addressOf(block),
        method: 'POST',
        data: change,
      })),
      invalidatesTags: ['AdminWords'],
    }),
    mfAdminWithdrawWords: build.mutation({
      queryFn: adminCall<schema.WordBlock, OfBlock<{ version: number; id: number }>>(({ block, change }) => ({
        url: `${addressOf(block)}/withdraw`,
        method: 'POST',
        data: change,
      })),
      invalidatesTags: ['AdminWords'],
    }),
    mfAdminPutBackWords: build.mutation({
      queryFn: adminCall<schema.WordBlock, OfBlock<{ version: number }>>(({ block, change }) => ({
        url: `${addressOf(block)}/put-back`,
        method: 'POST',
        data: change,
      })),
      invalidatesTags: ['AdminWords'],
    }),
    mfAdminPreviewWords: build.mutation({
      queryFn: adminCall<{ html: string }, string>((text) => ({
        url: '/api/admin/words-preview',
        method: 'POST',
        data: { text },
      })),
    }),
    mfAdminGetWordsThen: build.query({
      queryFn: adminCall<{ version: schema.WordsVersion | null }, { block: string; at: string }>(
        ({ block, at }) => ({ url: `${addressOf(block)}/then?${new URLSearchParams({ at })}` }),
      ),
      providesTags: ['AdminWords'],
    }),
  }),
})

export const {
  useMfAdminGetWordsQuery,
  useMfAdminGetWordBlockQuery,
  useMfAdminKeepWordsDraftMutation,
  useMfAdminPublishWordsMutation,
  useMfAdminWithdrawWordsMutation,
  useMfAdminPutBackWordsMutation,
  useMfAdminPreviewWordsMutation,
  useMfAdminGetWordsThenQuery,
} = wordsApi
