import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { PasskeyAssertion } from 'shared-contracts/customers/passkeys-schema'
import { AdminSession } from 'shared-contracts/staff/session-schema'
import { AdminCode, AdminPassword, CodeChallenge } from 'shared-contracts/staff/sign-in-schema'
import * as z from 'zod/mini'
import type { KnownBrowsers } from '../../../http/sessions/known-browsers'
import { requireSessionId } from '../../../http/sessions/session'
import type { PasskeyAttempts } from '../../customers/passkeys'
import type { AdminPasskeys } from '../sign-in-methods/admin-passkeys'
import type { AdminSignIn } from './admin-sign-in'
import type { Admit } from './admit'

interface SignInRoutesDeps {
  signIn: AdminSignIn
  passkeys: AdminPasskeys
  passkeyAttempts: PasskeyAttempts
  knownBrowsers: KnownBrowsers
  admit: Admit
}

const config = { right: 'nobody-yet' } as const
const PURPOSE = 'admin sign in'

export function signInRoutes(deps: SignInRoutesDeps): FastifyPluginAsyncZod {
  const { signIn, passkeys, passkeyAttempts, knownBrowsers, admit } = deps

  return async (app) => {
    app.post(
      '/sign-in/passkey/options',
      {
        config,
        schema: { summary: 'Start signing in to the admin with a passkey', response: { 200: z.unknown() } },
      },
      async (request) => passkeys.optionsToSign({ purpose: PURPOSE, browser: requireSessionId(request) }),
    )

    app.post(
      '/sign-in/passkey',
      {
        config: { ...config, invalidMessage: 'This passkey couldn’t be read. Try again.' },
        schema: {
          summary: 'Sign in to the admin with a passkey; the response sets the admin cookie',
          body: PasskeyAssertion,
          response: { 200: AdminSession },
        },
      },
      async (request, reply) => {
        const succeeded = await passkeyAttempts.take(request.ip)
        const asked = { purpose: PURPOSE, browser: requireSessionId(request) }
        const staffId = await passkeys.whoSigned(request.body, asked)
        await succeeded()
        return admit(request, reply, staffId, 'passkey')
      },
    )

    app.post(
      '/sign-in/password',
      {
        config,
        schema: {
          summary: 'Start signing in to the admin with a password; a code is required next',
          body: AdminPassword,
          response: { 200: CodeChallenge },
        },
      },
      async (request) => {
        const { email, password } = request.body
        const { challenge, expiresAt } = await signIn.askForCode(email, password, {
          ip: request.ip,
          browser: requireSessionId(request),
          knownBrowser: knownBrowsers.idOf(request, email),
        })
        return { challenge, expiresAt: expiresAt.toISOString() }
      },
    )

    app.post(
      '/sign-in/code',
      {
        config,
        schema: {
          summary: 'Sign in to the admin with a code, after the password',
          body: AdminCode,
          response: { 200: AdminSession },
        },
      },
      async (request, reply) => {
        const { challenge, code } = request.body
        const { staffId, kind } = await signIn.answer(challenge, code, requireSessionId(request))
        return admit(request, reply, staffId, kind)
      },
    )
  }
}
