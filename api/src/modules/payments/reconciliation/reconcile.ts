import type { Database } from '../../../db/connection'
import type { Outbox } from '../../../mail/outbox'
import type { OwnerMails } from '../action-items/owner-mails'
import type { ProviderName } from '../payments.tables'
import type { Gateways } from '../providers/gateways'
import { GatewayError } from '../providers/http/gateway-http'
import { type Comparison, compare } from './comparison/compare'
import { judgedPeriod, widenPeriod } from './comparison/margins'
import type { DifferencesRepository, StoredDifference } from './differences.repository'
import type { Learn } from './learn'
import type { MovementsRepository } from './movements.repository'
import type { Period } from './period'
import type { GatewayReport, ReconciliationReport } from './report'

interface ReconcileDeps {
  database: Pick<Database, 'inTransaction'>
  gateways: Gateways
  movements: MovementsRepository
  differences: DifferencesRepository
  learn: Learn
  outbox: Outbox
  ownerMails: Pick<OwnerMails, 'differencesMail'>
  now: () => Date
}

type Outcome = { provider: ProviderName; comparison?: Comparison; trouble?: string }

/** Compares gateways' accounts with the ledger, stores the differences, and mails the new ones to the owner. */
export function createReconcile(deps: ReconcileDeps) {
  const { database, gateways, movements, differences, learn, outbox, ownerMails, now } = deps

  /** Reads the whole account before comparing anything. */
  async function compareOne(provider: ProviderName, period: Period, closedUntil?: Date): Promise<Outcome> {
    const asked = widenPeriod(period)
    try {
      const account = await gateways.get(provider).account(asked.from, asked.to)
      const known = await movements.movements(provider, asked, account)
      return { provider, comparison: compare(known, account, judgedPeriod(period, now(), closedUntil)) }
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      return { provider, trouble: `${error.message} (${error.detail})` }
    }
  }

  /**
   * @param onKept called in the transaction that stores the results, for gateways that could be compared
   * @param closedUntil the time at which a restored shop reopened: anything earlier is missing, not on its way
   */
  return async function reconcile(
    providers: readonly ProviderName[],
    period: Period,
    onKept?: (provider: ProviderName) => Promise<void>,
    closedUntil?: Date,
  ): Promise<ReconciliationReport> {
    const outcomes: Outcome[] = []
    for (const provider of providers) outcomes.push(await compareOne(provider, period, closedUntil))

    const report = await database.inTransaction(async () => {
      const news: StoredDifference[] = []
      const reports: GatewayReport[] = []
      for (const outcome of outcomes) {
        const kept = await keep(outcome)
        news.push(...kept.news)
        reports.push(kept.report)
        if (outcome.comparison) await onKept?.(outcome.provider)
      }
      if (news.length > 0) await outbox.add(ownerMails.differencesMail(news))
      const waiting = (await differences.waiting()).filter(({ provider }) => providers.includes(provider))
      return { period, gateways: reports, waiting }
    })
    for (const { provider, comparison } of outcomes)
      if (comparison) await learn(provider, comparison.differences)
    return report
  }

  async function keep({ provider, comparison, trouble }: Outcome) {
    if (!comparison) {
      const report: GatewayReport = { provider, trouble, equal: [], takenBack: [], found: [] }
      return { news: [], report }
    }
    const { equal, takenBack } = comparison
    const { news, found } = await differences.keep(provider, comparison, now())
    return { news, report: { provider, equal, takenBack, found } }
  }
}

export type Reconcile = ReturnType<typeof createReconcile>
