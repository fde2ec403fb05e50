import type { OrderStatus } from 'shared-contracts/domain/order-status'
import type { StoredOrder } from '../../orders'
import type { ApplyReport } from '../ledger/apply-report'
import type { HeldMoney } from '../ledger/held-money'
import { GatewayError } from '../providers/gateway-http'
import type { Gateways } from '../providers/gateways'
import type { GatewayOrdersRepository, GatewayRecord } from '../starting/gateway-orders.repository'
import { createSingleFlight } from '../starting/single-flight'

export interface PaymentStatusDeps {
  repository: GatewayOrdersRepository
  gateways: Gateways
  applyReport: ApplyReport['applyTo']
  findOrder: (customerId: string, orderId: string) => Promise<StoredOrder>
  lastFailure: (id: string) => Promise<string | undefined>
  paidAs: (order: StoredOrder) => Promise<StoredOrder | undefined>
  heldFor: (order: StoredOrder) => Promise<HeldMoney | undefined>
  onError: (error: GatewayError, record: GatewayRecord) => void
}

export interface OrderOutcome {
  orderId: string
  status: OrderStatus
  /** The order that the same cart was paid as, from another tab or device. */
  paidAs?: string
  /** Money that has arrived and did not pay the order. */
  held?: HeldMoney
}

export interface PaymentStatus extends OrderOutcome {
  /** Why the payment failed, in the gateway's words. */
  message?: string
}

export function createPaymentStatus(deps: PaymentStatusDeps) {
  const { repository, gateways, applyReport, findOrder, lastFailure, paidAs, heldFor, onError } = deps
  const once = createSingleFlight<void>()

  /** Asks the gateway about one of its orders and applies what it reports. @throws GatewayError */
  function ask(record: GatewayRecord, who: string): Promise<void> {
    return once(record.id, async () => {
      const { report } = await gateways[record.provider].ask(record.gatewayOrderId)
      await applyReport(record, report, { who })
    })
  }

  /** The order's newest status, by the gateway's own report when none has come yet. */
  async function statusOf(customerId: string, orderId: string): Promise<PaymentStatus> {
    const order = await newest(await findOrder(customerId, orderId))
    const message = order.status === 'Failed' ? await lastFailure(order.id) : undefined
    return { ...(await outcomeOf(order)), ...(message && { message }) }
  }

  async function outcomeOf(order: StoredOrder): Promise<OrderOutcome> {
    const { orderId, status } = order
    const [other, held] = [await paidAs(order), await heldFor(order)]
    return { orderId, status, ...(other && { paidAs: other.orderId }), ...(held && { held }) }
  }

  /** The order after the gateway has been asked about it, where its payment is still open. */
  async function newest(order: StoredOrder): Promise<StoredOrder> {
    if (!isOpen(order)) return order
    await askIfKnown(order)
    return findOrder(order.customerId, order.orderId)
  }

  async function askIfKnown(order: StoredOrder): Promise<void> {
    const record = await repository.newestOf(order.id)
    if (!record?.nextQuestionAt) return
    try {
      await ask(record, 'customer')
    } catch (error) {
      // The stored status still stands; the follow-up goes on asking.
      if (!(error instanceof GatewayError)) throw error
      onError(error, record)
    }
  }

  return { ask, statusOf, newest, outcomeOf }
}

function isOpen({ status }: StoredOrder): boolean {
  return status === 'Pending' || status === 'Failed'
}
