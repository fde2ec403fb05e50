import { continueTrace } from 'tracing/traced-requests'
import type { Orders } from '../../orders'
import type { GatewayRecord } from '../checkout/gateway-orders.repository'
import { createSingleFlight } from '../checkout/starting/single-flight'
import type { PaymentReport } from '../providers/gateway/payment-report'
import type { Gateways } from '../providers/gateways'
import type { ApplyReport } from './apply-report'

interface AskGatewayDeps {
  gateways: Gateways
  orders: Pick<Orders, 'find'>
}

/**
 * Asks gateways about their orders and applies their reports, in the trace of the purchase. All methods may
 * throw a GatewayError.
 */
export function createAskGateway({ gateways, orders }: AskGatewayDeps, applyTo: ApplyReport['applyTo']) {
  const once = createSingleFlight<void>()

  /** @param who the requester, for the order's history */
  function ask(record: GatewayRecord, who: string): Promise<void> {
    return once(record.id, () =>
      inItsTrace(record, 'ask about a payment', async () => {
        const { report } = await gateways.get(record.provider).ask(record.gatewayOrderId)
        await applyTo(record, report, { who })
      }),
    )
  }

  /** Closes the order at the gateway, if the gateway supports that. @returns the order's status after that */
  function close(record: GatewayRecord, who: string): Promise<PaymentReport> {
    return inItsTrace(record, 'close a payment', async () => {
      const { report } = await gateways.get(record.provider).close(record.gatewayOrderId)
      await applyTo(record, report, { who })
      return report
    })
  }

  async function inItsTrace<T>({ order }: GatewayRecord, name: string, work: () => Promise<T>): Promise<T> {
    return continueTrace((await orders.find(order)).traceparent, name, work)
  }

  return { ask, close }
}
