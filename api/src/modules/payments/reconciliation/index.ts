import { dayInIndia } from 'shared-contracts/values/indian-time'
import type { Database } from '../../../db/connection'
import { AppError } from '../../../errors'
import type { Jobs } from '../../../jobs/jobs'
import type { Outbox } from '../../../mail/outbox'
import type { OwnerMails } from '../action-items/owner-mails'
import type { ProviderName } from '../payments.tables'
import type { Gateways } from '../providers/gateways'
import { accountsByProvider } from './compared-accounts'
import { createDifferencesRepository } from './differences.repository'
import { createLearn, type LearnDeps } from './learn'
import { createMovementsRepository } from './movements.repository'
import { createNightly, LOOK_EVERY_MS } from './nightly/nightly'
import { createNightsRepository } from './nightly/nights.repository'
import { lastDays, parsePeriod } from './period'
import { createReconcile } from './reconcile'
import { isClean, reportLines } from './report'
import { createAfterRestore, LOOK_EVERY_MS as LOOK_AFTER_RESTORE_EVERY_MS } from './restored/after-restore'
import { createRestoresRepository } from './restored/restores.repository'

interface ReconciliationDeps extends LearnDeps {
  database: Database
  gateways: Gateways
  gatewaysSetUp: readonly ProviderName[]
  outbox: Outbox
  ownerMails: OwnerMails
  jobs: Jobs
  now: () => Date
}

/** The owner's command: days in India such as 2026-11-22, and one gateway or all. */
interface ReconcileCommand {
  from?: string
  to?: string
  gateway?: string
}

/** Compares the ledger with the gateways' own accounts, every night and on demand. */
export function createReconciliation(deps: ReconciliationDeps) {
  const { database, gateways, gatewaysSetUp, jobs, now } = deps
  const differences = createDifferencesRepository(database)
  const movements = createMovementsRepository(database)
  const reconcile = createReconcile({ ...deps, movements, differences, learn: createLearn(deps) })
  const nights = createNightsRepository(database)
  const nightly = createNightly({ providers: gatewaysSetUp, nights, reconcile, now })
  jobs.every('reconciliation', LOOK_EVERY_MS, nightly.work)
  const restores = createRestoresRepository(database)
  const afterRestore = createAfterRestore({ database, providers: gatewaysSetUp, restores, reconcile, now })
  // Runs immediately too, so that a shop started on a restored database does not wait for the first interval.
  jobs.every('after-restore', LOOK_AFTER_RESTORE_EVERY_MS, afterRestore)()

  function gatewaysNamed(name: string | undefined): readonly ProviderName[] {
    if (name === undefined) return gatewaysSetUp
    const named = gatewaysSetUp.filter((provider) => provider === name)
    if (named.length > 0) return named
    throw new AppError('INVALID_INPUT', `Unknown gateway. Choose from ${gatewaysSetUp.join(', ')}.`)
  }

  /** @returns the report, and whether it is clean. @throws AppError for an invalid period or unknown gateway */
  async function command({
    from,
    to,
    gateway,
  }: ReconcileCommand): Promise<{ text: string; isFine: boolean }> {
    const today = dayInIndia(now())
    const period = from || to ? parsePeriod(from ?? to ?? today, to ?? today, now()) : lastDays(now())
    const report = await reconcile(gatewaysNamed(gateway), period)
    return { text: reportLines(report).join('\n'), isFine: isClean(report) }
  }

  /** Returns when each gateway's account was last compared. */
  async function accounts() {
    const newest = gatewaysSetUp.map(async (provider) => ({
      title: gateways.get(provider).title,
      ...(await nights.newestDone(provider)),
    }))
    return accountsByProvider(await Promise.all(newest))
  }

  return {
    command,
    accounts,
    /** Lists open differences between the ledger and a gateway's account. */
    waiting: differences.waiting,
    late: {
      name: 'accounts_not_compared',
      help: 'Gateways whose account has not been compared with the ledger for two days',
      count: nightly.countLate,
    },
  }
}
