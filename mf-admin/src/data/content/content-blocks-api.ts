import type * as schema from 'shared-contracts/content/admin/content-blocks-schema'
import { adminApi, adminCall } from '../calls/admin-api'

const buildAddress = (block: string) => `/api/admin/content-blocks/${encodeURIComponent(block)}`

interface OfBlock<Change> {
  block: string
  change: Change
}

type WithContent = { version: number; content: schema.BlockContent }

export const {
  useMfAdminGetContentBlocksQuery,
  useMfAdminGetContentBlockQuery,
  useMfAdminKeepContentBlockDraftMutation,
  useMfAdminPublishContentBlockMutation,
  useMfAdminWithdrawContentBlockMutation,
  useMfAdminPutBackContentBlockMutation,
  useMfAdminPreviewContentBlockMutation,
  useMfAdminGetBlockThenQuery,
} = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAdminGetContentBlocks: build.query({
      queryFn: adminCall<{ blocks: schema.ContentBlockSummary[] }, void>(() => ({
        url: '/api/admin/content-blocks',
      })),
      providesTags: ['AdminContentBlocks'],
    }),
    mfAdminGetContentBlock: build.query({
      queryFn: adminCall<schema.ContentBlock, string>((block) => ({ url: buildAddress(block) })),
      providesTags: ['AdminContentBlocks'],
    }),
    mfAdminKeepContentBlockDraft: build.mutation({
      queryFn: adminCall<schema.ContentBlock, OfBlock<WithContent>>(({ block, change }) => ({
        url: `${buildAddress(block)}/draft`,
        method: 'PUT',
        data: change,
      })),
      invalidatesTags: ['AdminContentBlocks'],
    }),
    mfAdminPublishContentBlock: build.mutation({
      queryFn: adminCall<schema.ContentBlock, OfBlock<schema.NewBlockText>>(({ block, change }) => ({
        url: buildAddress(block),
        method: 'POST',
        data: change,
      })),
      invalidatesTags: ['AdminContentBlocks'],
    }),
    mfAdminWithdrawContentBlock: build.mutation({
      queryFn: adminCall<schema.ContentBlock, OfBlock<{ version: number; id: number }>>(
        ({ block, change }) => ({
          url: `${buildAddress(block)}/withdraw`,
          method: 'POST',
          data: change,
        }),
      ),
      invalidatesTags: ['AdminContentBlocks'],
    }),
    mfAdminPutBackContentBlock: build.mutation({
      queryFn: adminCall<schema.ContentBlock, OfBlock<{ version: number }>>(({ block, change }) => ({
        url: `${buildAddress(block)}/put-back`,
        method: 'POST',
        data: change,
      })),
      invalidatesTags: ['AdminContentBlocks'],
    }),
    mfAdminPreviewContentBlock: build.mutation({
      queryFn: adminCall<{ html: string }, string>((text) => ({
        url: '/api/admin/content-preview',
        method: 'POST',
        data: { text },
      })),
    }),
    mfAdminGetBlockThen: build.query({
      queryFn: adminCall<{ version: schema.BlockVersion | null }, { block: string; at: string }>(
        ({ block, at }) => ({ url: `${buildAddress(block)}/then?${new URLSearchParams({ at })}` }),
      ),
      providesTags: ['AdminContentBlocks'],
    }),
  }),
})
