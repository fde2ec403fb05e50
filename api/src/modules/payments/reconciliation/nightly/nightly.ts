import { dayInIndia } from 'shared-contracts/values/indian-time'
import type { ProviderName } from '../../payments.tables'
import { countDays, lastDays, type Period } from '../period'
import type { Reconcile } from '../reconcile'
import type { NightsRepository } from './nights.repository'

interface NightlyDeps {
  providers: readonly ProviderName[]
  nights: NightsRepository
  reconcile: Reconcile
  now: () => Date
}

const MINUTE_MS = 60_000
export const LOOK_EVERY_MS = 5 * MINUTE_MS
/** Longer than a comparison takes. If one fails or its process dies, any process retries after this time. */
const CLAIM_MS = 30 * MINUTE_MS
const LATE_AFTER_MS = 48 * 60 * MINUTE_MS
/** At three in the morning hardly anybody in India buys, and yesterday's payments are settled. */
const BEGINS_AFTER_MS = 3 * 60 * MINUTE_MS

/** Compares each gateway's account with the ledger once a night, in whichever process gets there first. */
export function createNightly({ providers, nights, reconcile, now }: NightlyDeps) {
  /** @throws Error naming the gateways that could not be compared; they are retried later in the night */
  async function work(): Promise<void> {
    const troubles: string[] = []
    for (const provider of providers) {
      const trouble = await workOff(provider, findNewestNight(now()))
      if (trouble !== undefined) troubles.push(`${provider}: ${trouble}`)
    }
    if (troubles.length > 0) throw new Error(`Accounts could not be compared. ${troubles.join(' ')}`)
  }

  async function workOff(provider: ProviderName, night: string): Promise<string | undefined> {
    const time = now()
    const isOurs = await nights.claim(provider, night, time, new Date(time.getTime() + CLAIM_MS))
    if (!isOurs) return undefined
    const period = await periodSince(provider, night)
    const { gateways } = await reconcile([provider], period, () => nights.done(provider, night, now()))
    return gateways.find(({ trouble }) => trouble !== undefined)?.trouble
  }

  /** Returns the days since the last comparison, in case the shop was down. */
  async function periodSince(provider: ProviderName, night: string): Promise<Period> {
    const newest = await nights.newestDone(provider)
    return lastDays(now(), newest ? countDays(newest.night, night) + 2 : undefined)
  }

  /** Counts the gateways whose accounts have not been compared for two days. */
  async function countLate(): Promise<number> {
    const newest = await Promise.all(providers.map((provider) => nights.newestDone(provider)))
    const since = new Date(now().getTime() - LATE_AFTER_MS)
    return newest.filter((one) => !one?.doneAt || one.doneAt < since).length
  }

  return { work, countLate }
}

/** @returns the Indian date of the newest night that has begun */
export function findNewestNight(now: Date): string {
  return dayInIndia(new Date(now.getTime() - BEGINS_AFTER_MS))
}
