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

/** How often we look whether the database was restored, and compare again while it was not long ago. */
export const LOOK_EVERY_MS = 60_000
/** A gateway may list a movement this late, and the shop hear of it this late. */
const NEWS_MAY_TAKE_MS = 3_600_000

/**
 * After a restore the ledger lacks what happened since the backup. The gateways' accounts are compared at once, and again
 * until an hour has passed: money of orders that are gone goes on the owner's list, and about all other money the
 * gateways are asked. The first comparison counts every movement as missing, also one of the last hour: the shop was
 * closed, so nothing can be on its way. A gateway that fails for the whole hour is left to the nightly comparison.
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

  /** In whichever process looks first. */
  return async function work(): Promise<void> {
    if (await restores.open()) await database.inTurn('after-restore', compare)
  }
}
