import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../../../db/connection'
import type { AttemptLimits } from '../../../http/limits/attempt-limits'
import type { Jobs } from '../../../jobs/jobs'
import type { Customers } from '..'
import { relyingParty } from './ceremonies'
import { createChallenges } from './challenges'
import { createChallengesRepository } from './challenges.repository'
import { createNewPasskeys } from './new-passkeys'
import { createPasskeyAttempts } from './passkey-attempts'
import { createPasskeyLogin } from './passkey-login'
import { createPasskeysRepository } from './passkeys.repository'
import { passkeysRoutes } from './passkeys.routes'
import { createPasskeysService } from './passkeys.service'

export { ALGORITHMS, type RelyingParty, relyingParty, verifyAssertion, verifyNewPasskey } from './ceremonies'
export {
  CHALLENGE_MS,
  type ChallengePurpose,
  type Challenges,
  createChallenges,
} from './challenges'
export { createChallengesRepository } from './challenges.repository'
export { createPasskeyAttempts, type PasskeyAttempts } from './passkey-attempts'

interface PasskeysDeps {
  database: Database
  customers: Pick<Customers, 'verifyPassword' | 'admit' | 'mail' | 'noteLanguage'>
  attemptLimits: Pick<AttemptLimits, 'passkeysPerNetwork' | 'networkKeys'>
  jobs: Jobs
  publicOrigin: string
  secret: string
  now: () => Date
}

const ONE_HOUR_MS = 60 * 60_000

export function createPasskeys(deps: PasskeysDeps): { routes: FastifyPluginAsyncZod } {
  const { database, customers, jobs, now } = deps
  const repository = createPasskeysRepository(database)
  const used = createChallengesRepository(database)
  const challenges = createChallenges({ ...deps, repository: used })
  const party = relyingParty(deps.publicOrigin)
  jobs.every('expired passkey challenges', ONE_HOUR_MS, () => used.removeExpired(now()))

  const ofPasskeys = passkeysRoutes({
    passkeys: createPasskeysService(repository),
    newPasskeys: createNewPasskeys({
      ...deps,
      repository,
      challenges,
      party,
      verifyPassword: customers.verifyPassword,
      mail: customers.mail,
      inTransaction: database.inTransaction,
    }),
    login: createPasskeyLogin({ repository, challenges, party, now }),
    attempts: createPasskeyAttempts(deps.attemptLimits),
    admit: customers.admit,
  })
  return {
    async routes(app) {
      app.addHook('preHandler', customers.noteLanguage)
      await app.register(ofPasskeys)
    },
  }
}
