import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../../db/connection'
import type { AttemptLimits } from '../../http/limits/attempt-limits'
import { createKnownBrowsers } from '../../http/sessions/known-browsers'
import type { Outbox } from '../../mail/outbox'
import { createLoginAttempts } from '../customers'
import {
  createChallenges,
  createChallengesRepository,
  createPasskeyAttempts,
  relyingParty,
} from '../customers/passkeys'
import type { AuditLog } from './audit-log/audit-log'
import { createInvitations } from './invitations/invitations'
import { createInvitationsRepository } from './invitations/invitations.repository'
import { invitationsRoutes } from './invitations/invitations.routes'
import { createInviting } from './people/inviting'
import { createPeopleRepository } from './people/people.repository'
import { peopleRoutes } from './people/people.routes'
import { createPeopleService } from './people/people.service'
import { createPeopleList } from './people/people-list'
import type { TellOwners } from './people/tell-owners'
import type { AdminCookie } from './sessions/admin-cookie'
import type { AdminSessions } from './sessions/admin-sessions'
import { createAdminSignIn } from './sign-in/admin-sign-in'
import { createAdmit } from './sign-in/admit'
import { createCodeChallenges } from './sign-in/code-challenges'
import { reauthenticationRoutes } from './sign-in/reauthentication.routes'
import { signInRoutes } from './sign-in/sign-in.routes'
import { createAdminFactors } from './sign-in-methods/admin-factors'
import { createAdminPasskeys } from './sign-in-methods/admin-passkeys'
import { createAdminPasswords } from './sign-in-methods/admin-passwords'
import { factorsRoutes } from './sign-in-methods/factors.routes'
import { createSeal } from './sign-in-methods/seal'
import { createStaffPasskeysRepository } from './sign-in-methods/staff-passkeys.repository'
import { createStaffPasswordsRepository } from './sign-in-methods/staff-passwords.repository'

export interface AuthDeps {
  database: Database
  outbox: Outbox
  attemptLimits: Pick<AttemptLimits, 'logins' | 'networkKeys' | 'passkeysPerNetwork'>
  publicOrigin: string
  /** Signs challenges, and encrypts authenticators' secrets. */
  secret: string
  now: () => Date
  auditLog: AuditLog
  tellOwners: TellOwners
  cookie: AdminCookie
  sessions: AdminSessions
}

/** Controls who may use the admin, and how they authenticate. */
export function createAuth(deps: AuthDeps) {
  const { database, attemptLimits, publicOrigin, secret, cookie, sessions, now } = deps
  const { inTransaction } = database
  const common = { ...deps, inTransaction }

  const people = createPeopleRepository(database)
  const keptPasskeys = createStaffPasskeysRepository(database)
  const keptPasswords = createStaffPasswordsRepository(database)
  const challenges = createChallenges({ secret, repository: createChallengesRepository(database), now })
  const passkeys = createAdminPasskeys({
    repository: keptPasskeys,
    challenges,
    party: relyingParty(publicOrigin),
    now,
  })
  const passwords = createAdminPasswords({ repository: keptPasswords, seal: createSeal(secret), now })
  const factors = createAdminFactors({ ...common, people, passkeys: keptPasskeys, passwords: keptPasswords })
  const invitations = createInvitations({
    ...common,
    repository: createInvitationsRepository(database),
    people,
    factors,
  })
  const inviting = createInviting({ ...common, repository: people, invitations, factors })
  const service = createPeopleService({ ...common, repository: people, invitations, factors })
  const signIn = createAdminSignIn({
    people,
    passwords,
    challenges: createCodeChallenges({ secret, keptAs: passwords.keptAs, now }),
    passwordAttempts: createLoginAttempts(attemptLimits, 'admin login'),
    codeAttempts: attemptLimits.logins.perVisitor,
    publicOrigin,
  })
  const knownBrowsers = createKnownBrowsers({ secret, publicOrigin, kind: 'admin-known' })
  const admit = createAdmit({ ...common, signIn, knownBrowsers })
  const passkeyAttempts = createPasskeyAttempts(attemptLimits)

  const routes: FastifyPluginAsyncZod = async (app) => {
    await app.register(signInRoutes({ signIn, passkeys, passkeyAttempts, knownBrowsers, admit }))
    await app.register(invitationsRoutes({ invitations, passkeys, passwords, admit }))
    await app.register(reauthenticationRoutes({ signIn, passkeys, passkeyAttempts, sessions, cookie }))
    await app.register(factorsRoutes({ factors, passkeys, passwords, people, inviting, cookie }))
    const list = createPeopleList({ repository: people, now })
    await app.register(peopleRoutes({ people: service, inviting, list }))
  }

  return { routes, invite: inviting.inviteFromTerminal, forgetExpired: invitations.forgetExpired }
}
