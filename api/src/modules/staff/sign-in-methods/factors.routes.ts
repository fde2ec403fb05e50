import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { NewPasskey } from 'shared-contracts/customers/passkeys-schema'
import {
  Factors,
  NewAdminPassword,
  NewAuthenticator,
  RecoveryCodes,
} from 'shared-contracts/staff/sign-in-schema'
import * as z from 'zod/mini'
import { AppError } from '../../../errors'
import { deviceName } from '../../../http/sessions/device-name'
import { requireSessionId } from '../../../http/sessions/session'
import type { Inviting } from '../people/inviting'
import type { PeopleRepository } from '../people/people.repository'
import { createNotSignedInError, requireStaff } from '../require-staff'
import type { AdminCookie } from '../sessions/admin-cookie'
import type { AdminFactors, Changing } from './admin-factors'
import type { AdminPasskeys } from './admin-passkeys'
import type { AdminPasswords } from './admin-passwords'

interface FactorsRoutesDeps {
  factors: AdminFactors
  passkeys: AdminPasskeys
  passwords: AdminPasswords
  people: Pick<PeopleRepository, 'find'>
  inviting: Pick<Inviting, 'replaceLostPhone'>
  cookie: Pick<AdminCookie, 'read'>
}

const config = { right: 'any', isReauthenticated: true } as const

/** Changes the signed-in person's own sign-in methods, after re-authentication. */
export function factorsRoutes(deps: FactorsRoutesDeps): FastifyPluginAsyncZod {
  const { factors, passkeys, passwords, people, inviting, cookie } = deps

  function changing(request: FastifyRequest): Changing {
    const value = cookie.read(request)
    if (!value) throw createNotSignedInError()
    return { by: requireStaff(request), cookie: value }
  }
  async function person(request: FastifyRequest) {
    const found = await people.find(requireStaff(request).id)
    if (!found) throw createNotSignedInError()
    return found
  }
  const asked = (request: FastifyRequest) => ({
    purpose: `admin add to ${requireStaff(request).id}`,
    browser: requireSessionId(request),
  })
  const appOf = (request: FastifyRequest) => `new of ${requireStaff(request).id}`

  return async (app) => {
    app.get(
      '/factors',
      {
        config: { right: 'any' },
        schema: { summary: 'Your sign-in methods for the admin', response: { 200: Factors } },
      },
      async (request) => factors.of(requireStaff(request).id),
    )

    app.post(
      '/factors/passkeys/options',
      { config, schema: { summary: 'Start adding a passkey for the admin', response: { 200: z.unknown() } } },
      async (request) => passkeys.optionsToAdd(await person(request), asked(request)),
    )

    app.post(
      '/factors/passkeys',
      {
        config: { ...config, invalidMessage: 'The passkey couldn’t be added. Please try again.' },
        schema: {
          summary: 'Add a passkey for the admin; other devices are signed out',
          body: NewPasskey,
          response: { 201: Factors },
        },
      },
      async (request, reply) => {
        const made = await passkeys.check(request.body, asked(request))
        const name = deviceName(request.headers['user-agent']) || 'Passkey'
        const change = changing(request)
        await factors.change(change, 'passkey-added', () => passkeys.add(change.by.id, made, name))
        return reply.code(201).send(await factors.of(change.by.id))
      },
    )

    app.delete(
      '/factors/passkeys/:id',
      {
        config,
        schema: {
          summary: 'Remove a passkey for the admin; other devices are signed out',
          params: z.object({ id: z.uuid() }),
          response: { 200: Factors },
        },
      },
      async (request) => {
        await factors.removePasskey(changing(request), request.params.id)
        return factors.of(requireStaff(request).id)
      },
    )

    app.post(
      '/factors/authenticator',
      {
        config,
        schema: {
          summary: 'Get an authenticator secret, the first step of setting an admin password',
          response: { 200: NewAuthenticator },
        },
      },
      async (request) => passwords.newApp((await person(request)).email, appOf(request)),
    )

    app.post(
      '/factors/password',
      {
        config,
        schema: {
          summary: 'Set a password with an authenticator app; other devices are signed out',
          body: NewAdminPassword,
          response: { 200: RecoveryCodes },
        },
      },
      async (request) => {
        const verified = await passwords.check(request.body, appOf(request))
        const change = changing(request)
        const set = () => passwords.set(change.by.id, verified)
        return { recoveryCodes: await factors.change(change, 'password-set', set) }
      },
    )

    app.delete(
      '/factors/password',
      {
        config,
        schema: { summary: 'Remove the password, leaving only passkeys', response: { 200: Factors } },
      },
      async (request) => {
        await factors.removePassword(changing(request))
        return factors.of(requireStaff(request).id)
      },
    )

    app.post(
      '/factors/lost-phone',
      {
        config,
        schema: {
          summary: 'Sign out everywhere, remove all your sign-in methods, and get a new link by email',
          response: { 201: z.object({ email: z.string(), expiresAt: z.string() }) },
        },
      },
      async (request, reply) => {
        const by = requireStaff(request)
        const { person, expiresAt } = await inviting.replaceLostPhone(by, by.id)
        return reply.code(201).send({ email: person.email, expiresAt: expiresAt.toISOString() })
      },
    )

    app.post(
      '/factors/recovery-codes',
      {
        config,
        schema: {
          summary: 'Create ten new recovery codes; the old ones stop working',
          response: { 200: RecoveryCodes },
        },
      },
      async (request) => {
        const change = changing(request)
        if (!(await passwords.keptAs(change.by.id)))
          throw new AppError('NOT_FOUND', 'Recovery codes need a password. Set one first.')
        const renew = () => passwords.renewRecoveryCodes(change.by.id)
        return { recoveryCodes: await factors.change(change, 'recovery-codes-renewed', renew) }
      },
    )
  }
}
