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
        schema: { summary: 'Who works in the admin', response: { 200: z.array(ListedPerson) } },
      },
      async () => list.all(),
    )

    app.post(
      '/people',
      {
        config,
        schema: {
          summary: 'Invite somebody to the admin; only they get the link, by mail',
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
          summary: 'Mail somebody in the admin a new link, for example after they lost a phone',
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
          summary: 'Sign somebody out everywhere, remove their sign-in methods, and mail them a new link',
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
          summary: "Change somebody's name or role, suspend or remove them",
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
          summary: 'Sign somebody out of the admin everywhere',
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
