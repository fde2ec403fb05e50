import type { GatewayRecord } from '../checkout/gateway-orders.repository'
import { createSingleFlight } from '../checkout/starting/single-flight'
import type { PaymentReport } from '../providers/gateway/payment-report'
import type { Gateways } from '../providers/gateways'
import type { ApplyReport } from './apply-report'

/** Asks gateways about their orders and applies every answer. All methods may throw a GatewayError. */
export function createAskGateway(gateways: Gateways, applyTo: ApplyReport['applyTo']) {
  const once = createSingleFlight<void>()

  /**
   * @param who made the request, for the order's history
   */
  function ask(record: GatewayRecord, who: string): Promise<void> {
    return once(record.id, async () => {
      const { report } = await gateways.get(record.provider).ask(record.gatewayOrderId)
      await applyTo(record, report, { who })
    })
  }

  /** Stops the gateway from taking payments for the order. @returns the order's status after that */
  async function close(record: GatewayRecord, who: string): Promise<PaymentReport> {
    const { report } = await gateways.get(record.provider).close(record.gatewayOrderId)
    await applyTo(record, report, { who })
    return report
  }

  return { ask, close }
}
