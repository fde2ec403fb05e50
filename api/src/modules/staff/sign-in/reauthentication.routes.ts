import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { PasskeyAssertion } from 'shared-contracts/customers/passkeys-schema'
import { AdminSession } from 'shared-contracts/staff/session-schema'
import { PasswordReauthentication } from 'shared-contracts/staff/sign-in-schema'
import * as z from 'zod/mini'
import { AppError } from '../../../errors'
import { requireSessionId } from '../../../http/sessions/session'
import type { PasskeyAttempts } from '../../customers/passkeys'
import { createNotSignedInError, requireStaff } from '../require-staff'
import type { AdminCookie } from '../sessions/admin-cookie'
import type { AdminSessions } from '../sessions/admin-sessions'
import { shownSession } from '../sessions/shown-session'
import type { AdminPasskeys } from '../sign-in-methods/admin-passkeys'
import type { AdminSignIn } from './admin-sign-in'

interface ReauthenticationRoutesDeps {
  signIn: Pick<AdminSignIn, 'reauthenticate'>
  passkeys: AdminPasskeys
  passkeyAttempts: PasskeyAttempts
  sessions: AdminSessions
  cookie: AdminCookie
}

const config = { right: 'any' } as const

/** Re-authenticates signed-in staff, because an open admin must not be enough to move money or change staff. */
export function reauthenticationRoutes(deps: ReauthenticationRoutesDeps): FastifyPluginAsyncZod {
  const { signIn, passkeys, passkeyAttempts, sessions, cookie } = deps

  const asked = (request: FastifyRequest) => ({
    purpose: `admin reauthentication of ${requireStaff(request).id}`,
    browser: requireSessionId(request),
  })

  /** Keeps the cookie, because a new one would break calls in progress. */
  async function reauthenticated(request: FastifyRequest): Promise<AdminSession> {
    const value = cookie.read(request)
    if (value) await sessions.reauthenticate(value)
    const session = value && (await sessions.find(value))
    if (!session) throw createNotSignedInError()
    return shownSession(session)
  }

  return async (app) => {
    app.post(
      '/reauthentication/passkey/options',
      {
        config,
        schema: {
          summary: 'Start re-authentication with a passkey',
          response: { 200: z.unknown() },
        },
      },
      async (request) => passkeys.optionsToSign(asked(request), requireStaff(request).id),
    )

    app.post(
      '/reauthentication/passkey',
      {
        config: { ...config, invalidMessage: 'This passkey couldn’t be read. Try again.' },
        schema: {
          summary: 'Re-authenticate with a passkey; valid for 5 minutes',
          body: PasskeyAssertion,
          response: { 200: AdminSession },
        },
      },
      async (request) => {
        const succeeded = await passkeyAttempts.take(request.ip)
        const staffId = await passkeys.whoSigned(request.body, asked(request))
        if (staffId !== requireStaff(request).id)
          throw new AppError('INVALID_CREDENTIALS', 'This passkey belongs to someone else. Use your own.')
        await succeeded()
        return reauthenticated(request)
      },
    )

    app.post(
      '/reauthentication/password',
      {
        config,
        schema: {
          summary: 'Re-authenticate with a password and a code; valid for 5 minutes',
          body: PasswordReauthentication,
          response: { 200: AdminSession },
        },
      },
      async (request) => {
        const { password, code } = request.body
        const place = { ip: request.ip, browser: requireSessionId(request), knownBrowser: undefined }
        await signIn.reauthenticate(requireStaff(request).id, password, code, place)
        return reauthenticated(request)
      },
    )
  }
}
