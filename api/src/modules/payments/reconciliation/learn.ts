import type { ProviderName } from '../../../db/tables/payments'
import type { Difference } from './comparison/difference'

export interface LearnDeps {
  /** Each has it asked about at the next look. @returns false when it is not ours */
  askAbout: (gatewayOrderId: string) => Promise<boolean>
  askAboutStandAlone: (merchantTransactionId: string) => Promise<boolean>
  askAboutRefund: (refundId: string) => Promise<boolean>
  /** Has the next look at a gateway come now. */
  wake: (provider: ProviderName) => void
}

/**
 * Has the gateways asked about what the ledger has not heard of, so that it learns it by the door through which it learns
 * everything. What it then has is equal at the next comparison.
 */
export function createLearn({ askAbout, askAboutStandAlone, askAboutRefund, wake }: LearnDeps) {
  return async function learn(provider: ProviderName, differences: readonly Difference[]): Promise<void> {
    for (const { cause, kind, gatewayId, gatewayOrderId } of differences) {
      if (kind === 'capture' && cause === 'missing-here')
        (await askAbout(gatewayOrderId)) || (await askAboutStandAlone(gatewayOrderId))
      if (kind === 'refund' && (cause === 'missing-here' || cause === 'state'))
        await askAboutRefund(gatewayId)
    }
    wake(provider)
  }
}
