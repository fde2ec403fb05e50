import type * as schema from 'shared-contracts/domain/desk/words/words-schema'
import { deskApi, deskCall } from '../calls/desk-api'

const addressOf = (block: string) => `/api/desk/words/${encodeURIComponent(block)}`

interface OfBlock<Change> {
  block: string
  change: Change
}

type WithContent = { version: number; content: schema.WordsContent }

const wordsApi = deskApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfDeskGetWords: build.query({
      queryFn: deskCall<{ blocks: schema.WordBlockSummary[] }, void>(() => ({ url: '/api/desk/words' })),
      providesTags: ['DeskWords'],
    }),
    mfDeskGetWordBlock: build.query({
      queryFn: deskCall<schema.WordBlock, string>((block) => ({ url: addressOf(block) })),
      providesTags: ['DeskWords'],
    }),
    mfDeskKeepWordsDraft: build.mutation({
      queryFn: deskCall<schema.WordBlock, OfBlock<WithContent>>(({ block, change }) => ({
        url: `${addressOf(block)}/draft`,
        method: 'PUT',
        data: change,
      })),
      invalidatesTags: ['DeskWords'],
    }),
    mfDeskPublishWords: build.mutation({
      queryFn: deskCall<schema.WordBlock, OfBlock<schema.NewWords>>(({ block, change }) => ({
        url: addressOf(block),
        method: 'POST',
        data: change,
      })),
      invalidatesTags: ['DeskWords'],
    }),
    mfDeskWithdrawWords: build.mutation({
      queryFn: deskCall<schema.WordBlock, OfBlock<{ version: number; id: number }>>(({ block, change }) => ({
        url: `${addressOf(block)}/withdraw`,
        method: 'POST',
        data: change,
      })),
      invalidatesTags: ['DeskWords'],
    }),
    mfDeskPutBackWords: build.mutation({
      queryFn: deskCall<schema.WordBlock, OfBlock<{ version: number }>>(({ block, change }) => ({
        url: `${addressOf(block)}/put-back`,
        method: 'POST',
        data: change,
      })),
      invalidatesTags: ['DeskWords'],
    }),
    mfDeskPreviewWords: build.mutation({
      queryFn: deskCall<{ html: string }, string>((text) => ({
        url: '/api/desk/words-preview',
        method: 'POST',
        data: { text },
      })),
    }),
    mfDeskGetWordsThen: build.query({
      queryFn: deskCall<{ version: schema.WordsVersion | null }, { block: string; at: string }>(
        ({ block, at }) => ({ url: `${addressOf(block)}/then?${new URLSearchParams({ at })}` }),
      ),
      providesTags: ['DeskWords'],
    }),
  }),
})

export const {
  useMfDeskGetWordsQuery,
  useMfDeskGetWordBlockQuery,
  useMfDeskKeepWordsDraftMutation,
  useMfDeskPublishWordsMutation,
  useMfDeskWithdrawWordsMutation,
  useMfDeskPutBackWordsMutation,
  useMfDeskPreviewWordsMutation,
  useMfDeskGetWordsThenQuery,
} = wordsApi
