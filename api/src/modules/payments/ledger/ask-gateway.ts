import type { GatewayRecord } from '../checkout/gateway-orders.repository'
import { createSingleFlight } from '../checkout/starting/single-flight'
import type { PaymentReport } from '../providers/gateway/payment-report'
import type { Gateways } from '../providers/gateways'
import type { ApplyReport } from './apply-report'

/** Asks gateways about the orders they have, and applies every answer. All of it may throw a GatewayError. */
export function createAskGateway(gateways: Gateways, applyTo: ApplyReport['applyTo']) {
  const once = createSingleFlight<void>()

  /** @param who asks, for the journal */
  function ask(record: GatewayRecord, who: string): Promise<void> {
    return once(record.id, async () => {
      const { report } = await gateways.get(record.provider).ask(record.gatewayOrderId)
      await applyTo(record, report, { who })
    })
  }

  /** Has the gateway take no payment for the order any more. @returns how the order stands then */
  async function close(record: GatewayRecord, who: string): Promise<PaymentReport> {
    const { report } = await gateways.get(record.provider).close(record.gatewayOrderId)
    await applyTo(record, report, { who })
    return report
  }

  return { ask, close }
}
