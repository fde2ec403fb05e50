import type { PaymentsRepository } from '../starting/gateway-orders.repository'
import type { createParked } from './owners-list'

export interface BacklogsDeps {
  parked: Pick<ReturnType<typeof createParked>, 'count'>
  repository: Pick<PaymentsRepository, 'countOverdue'>
  now: () => Date
}

/** The poller looks every few seconds: what is due for longer than this waits for one that does not work. */
const OVERDUE_AFTER_MS = 2 * 60_000

/** What of payments waits for the owner or for a poller; deploy/alerts.yaml tells when it is too much. */
export function createBacklogs({ parked, repository, now }: BacklogsDeps) {
  return [
    {
      name: 'payments_held',
      help: 'Held payments and parked messages of gateways that wait for the owner',
      count: parked.count,
    },
    {
      name: 'payments_overdue',
      help: 'Payments that a gateway should have been asked about minutes ago',
      count: () => repository.countOverdue(new Date(now().getTime() - OVERDUE_AFTER_MS)),
    },
  ]
}
