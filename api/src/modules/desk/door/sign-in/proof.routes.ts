import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { DeskSession } from 'shared-contracts/domain/desk/people/session-schema'
import { PasswordProof } from 'shared-contracts/domain/desk/people/sign-in-schema'
import { PasskeyProof } from 'shared-contracts/domain/passkeys-schema'
import * as z from 'zod/mini'
import { AppError } from '../../../../errors'
import { browserOf } from '../../../../http/session'
import type { PasskeyTries } from '../../../passkeys'
import type { DeskPasskeys } from '../factors/desk-passkeys'
import { notSignedIn, staffOf } from '../guard/staff-of'
import type { DeskCookie } from '../sessions/desk-cookie'
import type { DeskSessions } from '../sessions/desk-sessions'
import { shownSession } from '../sessions/shown-session'
import type { DeskSignIn } from './desk-sign-in'

export interface ProofRoutesDeps {
  signIn: Pick<DeskSignIn, 'prove'>
  passkeys: DeskPasskeys
  passkeyTries: PasskeyTries
  sessions: DeskSessions
  cookie: DeskCookie
}

const config = { right: 'any' } as const

/** Who is signed in proves once more that it is them: a desk left open must not be enough for money and people. */
export function proofRoutes(deps: ProofRoutesDeps): FastifyPluginAsyncZod {
  const { signIn, passkeys, passkeyTries, sessions, cookie } = deps

  const asked = (request: FastifyRequest) => ({
    purpose: `desk proof of ${staffOf(request).id}`,
    browser: browserOf(request),
  })

  /** The cookie stays: a new one would end the calls that are under way. */
  async function proven(request: FastifyRequest): Promise<DeskSession> {
    const value = cookie.read(request)
    if (value) await sessions.prove(value)
    const session = value && (await sessions.find(value))
    if (!session) throw notSignedIn()
    return shownSession(session)
  }

  return async (app) => {
    app.post(
      '/proof/passkey/options',
      {
        config,
        schema: {
          summary: 'Begin to prove by passkey who works at the desk',
          response: { 200: z.unknown() },
        },
      },
      async (request) => passkeys.optionsToSign(asked(request), staffOf(request).id),
    )

    app.post(
      '/proof/passkey',
      {
        config: { ...config, invalidMessage: 'This passkey could not be read. Please try again.' },
        schema: {
          summary: 'Prove by passkey who works at the desk, for five minutes',
          body: PasskeyProof,
          response: { 200: DeskSession },
        },
      },
      async (request) => {
        const succeeded = await passkeyTries.take(request.ip)
        const staffId = await passkeys.whoSigned(request.body, asked(request))
        if (staffId !== staffOf(request).id)
          throw new AppError('INVALID_CREDENTIALS', 'This passkey is somebody else’s.')
        await succeeded()
        return proven(request)
      },
    )

    app.post(
      '/proof/password',
      {
        config,
        schema: {
          summary: 'Prove by password and code who works at the desk, for five minutes',
          body: PasswordProof,
          response: { 200: DeskSession },
        },
      },
      async (request) => {
        const { password, code } = request.body
        const place = { ip: request.ip, browser: browserOf(request), knownBrowser: undefined }
        await signIn.prove(staffOf(request).id, password, code, place)
        return proven(request)
      },
    )
  }
}
