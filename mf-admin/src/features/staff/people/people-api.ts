import type {
  ListedPerson,
  NewPerson,
  PersonChange,
  SentInvitation,
} from 'shared-contracts/staff/people-schema'
import { adminApi, adminCall } from '../../../data/calls/admin-api'

const address = (id: string) => `/api/admin/people/${encodeURIComponent(id)}`

export const {
  useMfAdminGetPeopleQuery,
  useMfAdminInviteMutation,
  useMfAdminInviteAgainMutation,
  useMfAdminChangePersonMutation,
  useMfAdminEndSessionsMutation,
  useMfAdminReplaceLostPhoneMutation,
} = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAdminGetPeople: build.query<ListedPerson[], void>({
      queryFn: adminCall(() => ({ url: '/api/admin/people' })),
      providesTags: ['AdminPeople'],
    }),
    mfAdminInvite: build.mutation<SentInvitation, NewPerson>({
      queryFn: adminCall((data) => ({ url: '/api/admin/people', method: 'POST', data })),
      invalidatesTags: ['AdminPeople', 'AdminAuditLog'],
    }),
    mfAdminInviteAgain: build.mutation<SentInvitation, string>({
      queryFn: adminCall((id) => ({ url: `${address(id)}/invitation`, method: 'POST' })),
      invalidatesTags: ['AdminPeople', 'AdminAuditLog'],
    }),
    mfAdminChangePerson: build.mutation<ListedPerson, PersonChange & { id: string }>({
      queryFn: adminCall(({ id, ...data }) => ({ url: address(id), method: 'PATCH', data })),
      invalidatesTags: ['AdminPeople', 'AdminAuditLog'],
    }),
    mfAdminReplaceLostPhone: build.mutation<SentInvitation, string>({
      queryFn: adminCall((id) => ({ url: `${address(id)}/lost-phone`, method: 'POST' })),
      invalidatesTags: ['AdminPeople', 'AdminAuditLog'],
    }),
    mfAdminEndSessions: build.mutation<ListedPerson, string>({
      queryFn: adminCall((id) => ({ url: `${address(id)}/sessions`, method: 'DELETE' })),
      invalidatesTags: ['AdminPeople', 'AdminAuditLog'],
    }),
  }),
})
