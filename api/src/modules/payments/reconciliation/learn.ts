import type { StandAlone } from '../checkout/stand-alone/stand-alone.service'
import type { ProviderName } from '../payments.tables'
import type { Refunds } from '../refunds'
import type { Poller } from '../status-requests/poller'
import type { Difference } from './comparison/difference'

export interface LearnDeps {
  poller: Pick<Poller, 'askAbout' | 'wake'>
  standAlone: Pick<StandAlone, 'askAbout'>
  refunds: Pick<Refunds, 'askAbout'>
}

/** Polls gateways for movements that the ledger is missing, so that the next comparison finds them equal. */
export function createLearn({ poller, standAlone, refunds }: LearnDeps) {
  return async function learn(provider: ProviderName, differences: readonly Difference[]): Promise<void> {
    for (const { cause, kind, gatewayId, gatewayOrderId } of differences) {
      if (kind === 'capture' && cause === 'missing-here')
        (await poller.askAbout(gatewayOrderId)) || (await standAlone.askAbout(gatewayOrderId))
      if (kind === 'refund' && (cause === 'missing-here' || cause === 'state'))
        await refunds.askAbout(gatewayId)
    }
    poller.wake(provider)
  }
}

export type Learn = ReturnType<typeof createLearn>
