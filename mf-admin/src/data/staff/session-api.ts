import type { AdminSession } from 'shared-contracts/staff/session-schema'
import { adminApi } from '../calls/admin-api'
import { askAdmin, isUnreached, PATIENCE_MS } from '../calls/ask-admin'
import { readOfflineSession } from '../offline/cached-work'

export const sessionApi = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Does not wait for sign-in: AdminScreen redirects to it. Offline, returns the last packer's session. */
    mfAdminGetSession: build.query<AdminSession, void>({
      queryFn: async (_, _api, _options, ask) => {
        const answer = await askAdmin<AdminSession>(ask, { url: '/api/admin/session', timeout: PATIENCE_MS })
        const kept = isUnreached(answer.error) ? readOfflineSession() : undefined
        return kept ? { data: kept } : answer
      },
      providesTags: ['AdminSession'],
    }),
    mfAdminSignOut: build.mutation<unknown, void>({
      query: () => ({ url: '/api/admin/session', method: 'DELETE' }),
    }),
  }),
})

export const { useMfAdminGetSessionQuery, useMfAdminSignOutMutation } = sessionApi
