import type * as schema from 'shared-contracts/domain/desk/inbox/inbox-schema'
import { deskApi, deskCall } from '../calls/desk-api'

const TEMPLATES = '/api/desk/answer-templates'
const addressOf = (ticket: string) => `/api/desk/messages/${encodeURIComponent(ticket)}`

interface OfMessage<Change> {
  ticket: string
  change: Change
}

interface Part {
  state: schema.MessageState
  after?: string | undefined
}

export const inboxApi = deskApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfDeskGetInbox: build.query({
      queryFn: deskCall<schema.Inbox, Part>(({ state, after }) => ({
        url: `/api/desk/messages?${new URLSearchParams({ state, ...(after && { after }) })}`,
      })),
      providesTags: ['DeskInbox'],
    }),
    mfDeskGetMessage: build.query({
      queryFn: deskCall<schema.DeskMessage, string>((ticket) => ({ url: addressOf(ticket) })),
      providesTags: ['DeskInbox'],
    }),
    mfDeskAnswerMessage: build.mutation({
      queryFn: deskCall<
        schema.DeskMessage,
        OfMessage<schema.NewAnswer> & { /** The same for an answer that is sent again. */ key: string }
      >(({ ticket, change, key }) => ({
        url: `${addressOf(ticket)}/answers`,
        method: 'POST',
        data: change,
        headers: { 'Idempotency-Key': key },
      })),
      invalidatesTags: ['DeskInbox'],
    }),
    mfDeskSetMessageState: build.mutation({
      queryFn: deskCall<schema.DeskMessage, OfMessage<{ version: number; state: 'answered' | 'closed' }>>(
        ({ ticket, change }) => ({
          url: `${addressOf(ticket)}/state`,
          method: 'POST',
          data: change,
        }),
      ),
      invalidatesTags: ['DeskInbox'],
    }),
    mfDeskLinkMessage: build.mutation({
      queryFn: deskCall<schema.DeskMessage, OfMessage<{ version: number; order: string | null }>>(
        ({ ticket, change }) => ({
          url: `${addressOf(ticket)}/order`,
          method: 'POST',
          data: change,
        }),
      ),
      invalidatesTags: ['DeskInbox'],
    }),
    mfDeskGetAnswerTemplates: build.query({
      queryFn: deskCall<{ templates: schema.AnswerTemplate[] }, void>(() => ({
        url: TEMPLATES,
      })),
      providesTags: ['DeskInbox'],
    }),
    mfDeskKeepAnswerTemplate: build.mutation({
      queryFn: deskCall<unknown, schema.AnswerTemplate>((data) => ({ url: TEMPLATES, method: 'POST', data })),
      invalidatesTags: ['DeskInbox'],
    }),
    mfDeskForgetAnswerTemplate: build.mutation({
      queryFn: deskCall<unknown, string>((name) => ({
        url: `${TEMPLATES}/${encodeURIComponent(name)}`,
        method: 'DELETE',
      })),
      invalidatesTags: ['DeskInbox'],
    }),
  }),
})

export const {
  useMfDeskGetInboxQuery,
  useMfDeskGetMessageQuery,
  useMfDeskAnswerMessageMutation,
  useMfDeskSetMessageStateMutation,
  useMfDeskLinkMessageMutation,
  useMfDeskGetAnswerTemplatesQuery,
  useMfDeskKeepAnswerTemplateMutation,
  useMfDeskForgetAnswerTemplateMutation,
} = inboxApi
