import type { DeskSession } from 'shared-contracts/domain/desk/people/session-schema'
import { askDesk, isUnreached, PATIENCE_MS } from '../calls/ask-desk'
import { deskApi } from '../calls/desk-api'
import { keptSession } from '../offline/kept-work'

export const sessionApi = deskApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * Who is signed in. It does not wait at the door: who is nobody yet is led to the sign-in. Without signal it is who was
     * last, and they may pack.
     */
    mfDeskGetSession: build.query<DeskSession, void>({
      queryFn: async (_, _api, _options, ask) => {
        const answer = await askDesk<DeskSession>(ask, { url: '/api/desk/session', timeout: PATIENCE_MS })
        const kept = isUnreached(answer.error) ? keptSession() : undefined
        return kept ? { data: kept } : answer
      },
      providesTags: ['DeskSession'],
    }),
    mfDeskSignOut: build.mutation<unknown, void>({
      query: () => ({ url: '/api/desk/session', method: 'DELETE' }),
    }),
  }),
})

export const { useMfDeskGetSessionQuery, useMfDeskSignOutMutation } = sessionApi
