import type {
  ListedPerson,
  NewPerson,
  PersonChange,
  SentInvitation,
} from 'shared-contracts/domain/desk/people/people-schema'
import { deskApi, deskCall } from '../../data/calls/desk-api'

const address = (id: string) => `/api/desk/people/${encodeURIComponent(id)}`

export const {
  useMfDeskGetPeopleQuery,
  useMfDeskInviteMutation,
  useMfDeskInviteAgainMutation,
  useMfDeskChangePersonMutation,
  useMfDeskEndSessionsMutation,
} = deskApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfDeskGetPeople: build.query<ListedPerson[], void>({
      queryFn: deskCall(() => ({ url: '/api/desk/people' })),
      providesTags: ['DeskPeople'],
    }),
    mfDeskInvite: build.mutation<SentInvitation, NewPerson>({
      queryFn: deskCall((data) => ({ url: '/api/desk/people', method: 'POST', data })),
      invalidatesTags: ['DeskPeople', 'DeskJournal'],
    }),
    mfDeskInviteAgain: build.mutation<SentInvitation, string>({
      queryFn: deskCall((id) => ({ url: `${address(id)}/invitation`, method: 'POST' })),
      invalidatesTags: ['DeskPeople', 'DeskJournal'],
    }),
    mfDeskChangePerson: build.mutation<ListedPerson, PersonChange & { id: string }>({
      queryFn: deskCall(({ id, ...data }) => ({ url: address(id), method: 'PATCH', data })),
      invalidatesTags: ['DeskPeople', 'DeskJournal'],
    }),
    mfDeskEndSessions: build.mutation<ListedPerson, string>({
      queryFn: deskCall((id) => ({ url: `${address(id)}/sessions`, method: 'DELETE' })),
      invalidatesTags: ['DeskPeople', 'DeskJournal'],
    }),
  }),
})
