import type { StandAlone } from '../checkout/stand-alone/stand-alone.service'
import type { Poller } from '../follow-up/poller'
import type { ProviderName } from '../payments.tables'
import type { Refunds } from '../refunds'
import type { Difference } from './comparison/difference'

export interface LearnDeps {
  followUp: Pick<Poller, 'askAbout' | 'wake'>
  standAlone: Pick<StandAlone, 'askAbout'>
  refunds: Pick<Refunds, 'askAbout'>
}

/** Schedules polls for what the ledger has not heard of. Once the answers are applied, the next comparison is equal. */
export function createLearn({ followUp, standAlone, refunds }: LearnDeps) {
  return async function learn(provider: ProviderName, differences: readonly Difference[]): Promise<void> {
    for (const { cause, kind, gatewayId, gatewayOrderId } of differences) {
      if (kind === 'capture' && cause === 'missing-here')
        (await followUp.askAbout(gatewayOrderId)) || (await standAlone.askAbout(gatewayOrderId))
      if (kind === 'refund' && (cause === 'missing-here' || cause === 'state'))
        await refunds.askAbout(gatewayId)
    }
    followUp.wake(provider)
  }
}

export type Learn = ReturnType<typeof createLearn>
