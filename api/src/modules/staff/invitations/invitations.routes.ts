import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AdminSession } from 'shared-contracts/staff/session-schema'
import {
  Invitation,
  InvitationToken,
  InvitedPasskey,
  InvitedPassword,
  InvitedPasswordResponse,
  NewAuthenticator,
  StoppedInvitation,
} from 'shared-contracts/staff/sign-in-schema'
import * as z from 'zod/mini'
import { hashSecret } from '../../../app/secrets'
import { deviceName } from '../../../http/sessions/device-name'
import { requireSessionId } from '../../../http/sessions/session'
import type { Admit } from '../sign-in/admit'
import type { AdminPasskeys } from '../sign-in-methods/admin-passkeys'
import type { AdminPasswords } from '../sign-in-methods/admin-passwords'
import type { Invitations } from './invitations'

interface InvitationsRoutesDeps {
  invitations: Invitations
  passkeys: AdminPasskeys
  passwords: AdminPasswords
  admit: Admit
}

const config = { right: 'nobody-yet' } as const
const buildPurpose = (token: string) => `admin invitation ${hashSecret(token)}`

/** Tokens are sent in the body, because paths are logged. */
export function invitationsRoutes(deps: InvitationsRoutesDeps): FastifyPluginAsyncZod {
  const { invitations, passkeys, passwords, admit } = deps
  const asked = (request: FastifyRequest, token: string) => ({
    purpose: buildPurpose(token),
    browser: requireSessionId(request),
  })

  return async (app) => {
    app.post(
      '/invitations/look',
      {
        config,
        schema: {
          summary: 'The person invited',
          body: InvitationToken,
          response: { 200: Invitation },
        },
      },
      async (request) => {
        const { person, expiresAt } = await invitations.look(request.body.token)
        const { name, email, role, joinedAt } = person
        return { name, email, role, isReturn: joinedAt !== null, expiresAt: expiresAt.toISOString() }
      },
    )

    app.post(
      '/invitations/stop',
      {
        config,
        schema: {
          summary: 'Cancel an unwanted invitation; existing sign-in methods stay',
          body: InvitationToken,
          response: { 200: StoppedInvitation },
        },
      },
      async (request) => {
        const device = deviceName(request.headers['user-agent'])
        const { name } = await invitations.stop(request.body.token, device)
        return { name }
      },
    )

    app.post(
      '/invitations/passkey/options',
      {
        config,
        schema: {
          summary: 'Get options to accept an invitation with a passkey',
          body: InvitationToken,
          response: { 200: z.unknown() },
        },
      },
      async (request) => {
        const { token } = request.body
        const { person } = await invitations.look(token)
        return passkeys.optionsToAdd(person, asked(request, token))
      },
    )

    app.post(
      '/invitations/passkey',
      {
        config: { ...config, invalidMessage: 'The passkey couldn’t be added. Please try again.' },
        schema: {
          summary: 'Accept an invitation with a passkey; the response sets the admin cookie',
          body: InvitedPasskey,
          response: { 200: AdminSession },
        },
      },
      async (request, reply) => {
        const { token, passkey } = request.body
        await invitations.look(token)
        const made = await passkeys.check(passkey, asked(request, token))
        const device = deviceName(request.headers['user-agent'])
        const { person } = await invitations.accept(token, device, ({ id }) =>
          passkeys.add(id, made, device || 'Passkey'),
        )
        return admit(request, reply, person.id, 'passkey')
      },
    )

    app.post(
      '/invitations/authenticator',
      {
        config,
        schema: {
          summary: 'Get an authenticator secret, the first step of accepting an invitation with a password',
          body: InvitationToken,
          response: { 200: NewAuthenticator },
        },
      },
      async (request) => {
        const { token } = request.body
        const { person } = await invitations.look(token)
        return passwords.newApp(person.email, buildPurpose(token))
      },
    )

    app.post(
      '/invitations/password',
      {
        config,
        schema: {
          summary:
            'Accept an invitation with a password and an authenticator app; the response sets the admin cookie',
          body: InvitedPassword,
          response: { 200: InvitedPasswordResponse },
        },
      },
      async (request, reply) => {
        const { token } = request.body
        await invitations.look(token)
        const verified = await passwords.check(request.body, buildPurpose(token))
        const device = deviceName(request.headers['user-agent'])
        const { person, result } = await invitations.accept(token, device, ({ id }) =>
          passwords.set(id, verified),
        )
        return { recoveryCodes: result, session: await admit(request, reply, person.id, 'app-code') }
      },
    )
  }
}
