import type * as schema from 'shared-contracts/support/admin/inbox-schema'
import { adminApi, adminCall } from '../calls/admin-api'

const TEMPLATES = '/api/admin/answer-templates'
const buildAddress = (ticket: string) => `/api/admin/messages/${encodeURIComponent(ticket)}`

interface OfMessage<Change> {
  ticket: string
  change: Change
}

interface Part {
  state: schema.MessageState
  after?: string | undefined
}

export const {
  useMfAdminGetInboxQuery,
  useMfAdminGetMessageQuery,
  useMfAdminAnswerMessageMutation,
  useMfAdminSetMessageStateMutation,
  useMfAdminLinkMessageMutation,
  useMfAdminGetAnswerTemplatesQuery,
  useMfAdminKeepAnswerTemplateMutation,
  useMfAdminForgetAnswerTemplateMutation,
} = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAdminGetInbox: build.query({
      queryFn: adminCall<schema.Inbox, Part>(({ state, after }) => ({
        url: `/api/admin/messages?${new URLSearchParams({ state, ...(after && { after }) })}`,
      })),
      providesTags: ['AdminInbox'],
    }),
    mfAdminGetMessage: build.query({
      queryFn: adminCall<schema.AdminMessage, string>((ticket) => ({ url: buildAddress(ticket) })),
      providesTags: ['AdminInbox'],
    }),
    mfAdminAnswerMessage: build.mutation({
      queryFn: adminCall<
        schema.AdminMessage,
        OfMessage<schema.NewReply> & {
          /** The idempotency key: the same when a reply is sent again. */ key: string
        }
      >(({ ticket, change, key }) => ({
        url: `${buildAddress(ticket)}/answers`,
        method: 'POST',
        data: change,
        headers: { 'Idempotency-Key': key },
      })),
      invalidatesTags: ['AdminInbox'],
    }),
    mfAdminSetMessageState: build.mutation({
      queryFn: adminCall<schema.AdminMessage, OfMessage<{ version: number; state: 'answered' | 'closed' }>>(
        ({ ticket, change }) => ({
          url: `${buildAddress(ticket)}/state`,
          method: 'POST',
          data: change,
        }),
      ),
      invalidatesTags: ['AdminInbox'],
    }),
    mfAdminLinkMessage: build.mutation({
      queryFn: adminCall<schema.AdminMessage, OfMessage<{ version: number; order: string | null }>>(
        ({ ticket, change }) => ({
          url: `${buildAddress(ticket)}/order`,
          method: 'POST',
          data: change,
        }),
      ),
      invalidatesTags: ['AdminInbox'],
    }),
    mfAdminGetAnswerTemplates: build.query({
      queryFn: adminCall<{ templates: schema.ReplyTemplate[] }, void>(() => ({
        url: TEMPLATES,
      })),
      providesTags: ['AdminInbox'],
    }),
    mfAdminKeepAnswerTemplate: build.mutation({
      queryFn: adminCall<unknown, schema.ReplyTemplate>((data) => ({
        url: TEMPLATES,
        method: 'POST',
        data,
      })),
      invalidatesTags: ['AdminInbox'],
    }),
    mfAdminForgetAnswerTemplate: build.mutation({
      queryFn: adminCall<unknown, string>((name) => ({
        url: `${TEMPLATES}/${encodeURIComponent(name)}`,
        method: 'DELETE',
      })),
      invalidatesTags: ['AdminInbox'],
    }),
  }),
})
