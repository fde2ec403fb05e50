import type { Database } from '../../db/connection'
import type { TryLimits } from '../../http/try-limits'
import type { Jobs } from '../../jobs/jobs'
import type { Customers } from '../customers'
import { createChallenges } from './challenges/challenges'
import { createChallengesRepository } from './challenges/challenges.repository'
import { createNewPasskeys } from './new-passkeys'
import { createPasskeyLogin } from './passkey-login'
import { createPasskeyTries } from './passkey-tries'
import { createPasskeysRepository } from './passkeys.repository'
import { passkeysRoutes } from './passkeys.routes'
import { createPasskeysService } from './passkeys.service'
import { relyingParty } from './relying-party'

export interface PasskeysDeps {
  database: Database
  customers: Pick<Customers, 'prove' | 'admit' | 'mail'>
  tryLimits: Pick<TryLimits, 'passkeysOfNetwork' | 'networkKeys'>
  jobs: Jobs
  publicOrigin: string
  /** Signs challenges. */
  secret: string
  now: () => Date
}

const ONE_HOUR_MS = 60 * 60_000

/** Passkeys, a way in beside the password. */
export function createPasskeys(deps: PasskeysDeps) {
  const { database, customers, jobs, now } = deps
  const repository = createPasskeysRepository(database)
  const used = createChallengesRepository(database)
  const challenges = createChallenges({ ...deps, repository: used })
  const party = relyingParty(deps.publicOrigin)
  jobs.every('expired passkey challenges', ONE_HOUR_MS, () => used.removeExpired(now()))

  const routes = passkeysRoutes({
    passkeys: createPasskeysService(repository),
    newPasskeys: createNewPasskeys({
      ...deps,
      repository,
      challenges,
      party,
      prove: customers.prove,
      mail: customers.mail,
      inTransaction: database.inTransaction,
    }),
    login: createPasskeyLogin({ repository, challenges, party, now }),
    tries: createPasskeyTries(deps.tryLimits),
    admit: customers.admit,
  })
  return { routes }
}
