import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { LoginResponse } from 'shared-contracts/customers/customer-schema'
import {
  AskToAddPasskey,
  NewPasskey,
  Passkey,
  PasskeyAssertion,
  RenamePasskey,
} from 'shared-contracts/customers/passkeys-schema'
import * as z from 'zod/mini'
import { deviceName } from '../../../http/sessions/device-name'
import { requireCustomer, requireSessionId } from '../../../http/sessions/session'
import type { NewPasskeys } from './new-passkeys'
import type { PasskeyAttempts } from './passkey-attempts'
import type { PasskeyLogin } from './passkey-login'
import type { StoredPasskey } from './passkeys.repository'
import type { PasskeysService } from './passkeys.service'

interface PasskeysRoutesDeps {
  passkeys: PasskeysService
  newPasskeys: NewPasskeys
  login: PasskeyLogin
  attempts: PasskeyAttempts
  /** Logs the browser in, like a password login. */
  admit: (request: FastifyRequest, reply: FastifyReply, customerId: string) => Promise<LoginResponse>
}

const Message = z.object({ message: z.string() })
/** Not validated here: the page passes the options to the browser's functions (WebAuthn level 3). */
const Options = z.unknown()
const config = { session: 'required' } as const
const params = z.object({ id: z.uuid() })

export function passkeysRoutes(deps: PasskeysRoutesDeps): FastifyPluginAsyncZod {
  const { passkeys, newPasskeys, login, attempts, admit } = deps
  const addingIn = (request: FastifyRequest) => ({
    customerId: requireCustomer(request),
    browser: requireSessionId(request),
  })

  return async (app) => {
    app.get(
      '/passkeys',
      {
        config,
        schema: {
          summary: "The customer's passkeys, oldest first",
          response: { 200: z.array(Passkey) },
        },
      },
      async (request) => (await passkeys.listOf(requireCustomer(request))).map(toPasskey),
    )

    app.post(
      '/passkeys/options',
      {
        config: { ...config, invalidMessage: 'Please enter your password.' },
        schema: {
          summary: 'Start adding a passkey; asks for the password again',
          body: AskToAddPasskey,
          response: { 200: Options },
        },
      },
      async (request) => newPasskeys.optionsFor(addingIn(request), request.body.password),
    )

    app.post(
      '/passkeys',
      {
        config: { ...config, invalidMessage: 'The passkey couldn’t be added. Please try again.' },
        schema: {
          summary: 'Add the passkey that the browser has created',
          body: NewPasskey,
          response: { 201: Message },
        },
      },
      async (request, reply) => {
        const name = deviceName(request.headers['user-agent']) || 'Passkey'
        await newPasskeys.add(addingIn(request), request.body, name)
        return reply.code(201).send({ message: 'Passkey added. You can now sign in with it.' })
      },
    )

    app.patch(
      '/passkeys/:id',
      {
        config: { ...config, invalidMessage: 'Please enter a name of up to 60 characters.' },
        schema: { summary: 'Rename a passkey', params, body: RenamePasskey, response: { 200: Message } },
      },
      async (request) => {
        await passkeys.rename(requireCustomer(request), request.params.id, request.body.name)
        return { message: 'Passkey renamed.' }
      },
    )

    app.delete(
      '/passkeys/:id',
      { config, schema: { summary: 'Remove a passkey', params, response: { 200: Message } } },
      async (request) => {
        await passkeys.remove(requireCustomer(request), request.params.id)
        return { message: 'Passkey removed. You can no longer sign in with it.' }
      },
    )

    app.post(
      '/passkeys/login/options',
      { schema: { summary: 'Start logging in with a passkey', response: { 200: Options } } },
      async (request) => login.optionsFor(requireSessionId(request)),
    )

    app.post(
      '/passkeys/login',
      {
        config: { invalidMessage: 'This passkey couldn’t be read. Please log in with your password.' },
        schema: {
          summary: 'Log in with a passkey; the response sets the session cookie',
          body: PasskeyAssertion,
          response: { 200: LoginResponse },
        },
      },
      async (request, reply) => {
        const succeeded = await attempts.take(request.ip)
        const customerId = await login.logIn(requireSessionId(request), request.body)
        await succeeded()
        return admit(request, reply, customerId)
      },
    )
  }
}

function toPasskey({ id, name, addedAt, lastUsedAt }: StoredPasskey): Passkey {
  return {
    id,
    name,
    addedAt: addedAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}
