import type { Backlog } from '../../platform/health'
import type { GatewayOrdersRepository } from '../checkout/gateway-orders.repository'
import type { ActionItemKind } from './action-item'
import type { ActionItemList } from './action-items'
import type { WaitsRepository } from './waits.repository'

interface BacklogsDeps {
  actionItemList: Pick<ActionItemList, 'waiting'>
  waits: WaitsRepository
  gatewayOrders: Pick<GatewayOrdersRepository, 'countOverdue'>
  now: () => Date
}

/** The poller runs every few seconds, so a payment overdue by this much means that the poller is stuck. */
const OVERDUE_AFTER_MS = 2 * 60_000

/** Measures what is waiting for the owner, a gateway or a poll; deploy/alerts.yaml sets the limits. */
export function createBacklogs({ actionItemList, waits, gatewayOrders, now }: BacklogsDeps): Backlog[] {
  const waiting = (name: string, help: string, ...kinds: ActionItemKind[]): Backlog => ({
    name,
    help,
    count: async () => (await actionItemList.waiting()).filter(({ kind }) => kinds.includes(kind)).length,
  })
  const age = (name: string, help: string, oldest: () => Promise<Date | undefined>): Backlog => ({
    name,
    help,
    count: async () => {
      const since = await oldest()
      return since ? (now().getTime() - since.getTime()) / 1000 : 0
    },
  })
  return [
    waiting(
      'payments_held',
      'Payments not matched to an order, and gateway messages that could not be applied',
      'payment',
      'message',
    ),
    waiting('refunds_waiting', 'Refunds that failed or are delayed', 'refund'),
    waiting('disputes_waiting', 'Disputes that are open, or lost and not marked as done', 'dispute'),
    waiting('account_differences', 'Differences between the ledger and the gateways’ accounts', 'difference'),
    age('refund_age_seconds', 'Age of the oldest refund still in progress', waits.oldestRefund),
    age('webhook_lag_seconds', 'Age of the oldest unprocessed gateway message', waits.oldestMessage),
    {
      name: 'payments_overdue',
      help: 'Payments whose status request is minutes overdue',
      count: () => gatewayOrders.countOverdue(new Date(now().getTime() - OVERDUE_AFTER_MS)),
    },
  ]
}
