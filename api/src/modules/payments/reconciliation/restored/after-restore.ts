import { dayInIndia } from 'shared-contracts/values/indian-time'
import type { Database } from '../../../../db/connection'
import type { ProviderName } from '../../payments.tables'
import { countDays, lastDays } from '../period'
import type { Reconcile } from '../reconcile'
import type { RestoresRepository } from './restores.repository'

interface AfterRestoreDeps {
  database: Pick<Database, 'inTurn'>
  providers: readonly ProviderName[]
  restores: RestoresRepository
  reconcile: Reconcile
  now: () => Date
}

/** The interval for checking whether there was a restore and, in the hour after one, comparing again. */
export const LOOK_EVERY_MS = 60_000
/** The longest time until a gateway has listed a movement and the shop has learned of it. */
const NEWS_MAY_TAKE_MS = 3_600_000

/**
 * After a restore the ledger lacks everything since the backup. This compares the accounts immediately and for
 * an hour after: payments of lost orders become action items, and gateways are polled about the rest. Even
 * recent movements count as missing, because the shop was closed. The nightly job is the last resort.
 */
export function createAfterRestore({ database, providers, restores, reconcile, now }: AfterRestoreDeps) {
  async function compare(): Promise<void> {
    const restore = await restores.open()
    if (!restore) return
    const { upTo, comparedAt } = restore
    const days = countDays(dayInIndia(upTo), dayInIndia(now())) + 2
    const report = await reconcile(providers, lastDays(now(), days), undefined, comparedAt ?? now())
    const first = comparedAt ?? now()
    const isDone = now().getTime() - first.getTime() >= NEWS_MAY_TAKE_MS
    await restores.change(restore.id, { comparedAt: first, ...(isDone && { doneAt: now() }) })
    const troubles = report.gateways.flatMap(({ provider, trouble }) =>
      trouble ? [`${provider}: ${trouble}`] : [],
    )
    if (troubles.length > 0)
      throw new Error(`Accounts could not be compared after the restore. ${troubles.join(' ')}`)
  }

  /** Runs in whichever process gets there first. */
  return async function work(): Promise<void> {
    if (await restores.open()) await database.inTurn('after-restore', compare)
  }
}
