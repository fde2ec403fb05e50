import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ListedPerson, NewPerson, PersonChange, SentInvitation } from 'shared-contracts/staff/people-schema'
import * as z from 'zod/mini'
import { requireStaff } from '../require-staff'
import type { Inviting, SentPerson } from './inviting'
import type { PeopleService } from './people.service'
import type { PeopleList } from './people-list'

interface PeopleRoutesDeps {
  people: PeopleService
  inviting: Inviting
  list: PeopleList
}

const config = { right: 'manage-people', isReauthenticated: true } as const
const params = z.object({ id: z.uuid() })

export function peopleRoutes({ people, inviting, list }: PeopleRoutesDeps): FastifyPluginAsyncZod {
  const shown = async ({ person, expiresAt }: SentPerson): Promise<SentInvitation> => ({
    person: await list.one(person.id),
    expiresAt: expiresAt.toISOString(),
  })

  return async (app) => {
    app.get(
      '/people',
      {
        config: { right: 'manage-people' },
        schema: { summary: 'The staff members', response: { 200: z.array(ListedPerson) } },
      },
      async () => list.all(),
    )

    app.post(
      '/people',
      {
        config,
        schema: {
          summary: 'Invite someone to the admin; the link is emailed only to them',
          body: NewPerson,
          response: { 201: SentInvitation },
        },
      },
      async (request, reply) =>
        reply.code(201).send(await shown(await inviting.invite(requireStaff(request), request.body))),
    )

    app.post(
      '/people/:id/invitation',
      {
        config,
        schema: {
          summary: 'Email a staff member a new link, for example if they have lost their phone',
          params,
          response: { 201: SentInvitation },
        },
      },
      async (request, reply) =>
        reply
          .code(201)
          .send(await shown(await inviting.inviteAgain(requireStaff(request), request.params.id))),
    )

    app.post(
      '/people/:id/lost-phone',
      {
        config,
        schema: {
          summary:
            'Sign a staff member out everywhere, remove their sign-in methods, and email them a new link',
          params,
          response: { 201: SentInvitation },
        },
      },
      async (request, reply) =>
        reply
          .code(201)
          .send(await shown(await inviting.replaceLostPhone(requireStaff(request), request.params.id))),
    )

    app.patch(
      '/people/:id',
      {
        config,
        schema: {
          summary: "Change a staff member's name or role, or suspend or remove them",
          params,
          body: PersonChange,
          response: { 200: ListedPerson },
        },
      },
      async (request) => {
        const { id } = await people.change(requireStaff(request), request.params.id, request.body)
        return list.one(id)
      },
    )

    app.delete(
      '/people/:id/sessions',
      {
        config,
        schema: {
          summary: 'Sign a staff member out of the admin on all devices',
          params,
          response: { 200: ListedPerson },
        },
      },
      async (request) => {
        await people.endSessions(requireStaff(request), request.params.id)
        return list.one(request.params.id)
      },
    )
  }
}
