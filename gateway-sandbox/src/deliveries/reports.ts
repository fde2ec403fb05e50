import { faultNamed } from '../faults/choose-fault'
import type { Notice } from '../gateway/dialect'
import type { Attempt, Dispute, Order, Refund } from '../gateway/store/order'
import type { Basics } from '../values/basics'
import { randomDigits } from '../values/random-id'
import type { Deliveries } from './deliveries'
import type { Delivery } from './delivery'

export type Reports = ReturnType<typeof createReports>

/** Queues a message to the merchant about an attempt, a refund or a dispute, if the provider sends one. */
export function createReports({ store, dialects, now, inMinutes }: Basics, deliveries: Deliveries) {
  function owe({ provider, key, notifyUrl }: Order, notice: Notice | undefined, about: Partial<Delivery>) {
    const { newWebhooks } = store.settings()
    const url = about.url ?? notifyUrl
    if (!notice || !url) return
    const state = newWebhooks === 'sent' ? undefined : newWebhooks
    deliveries.plan({
      id: randomDigits(16),
      provider,
      orderKey: key,
      ...notice,
      state,
      ...about,
      url,
      tries: [],
    })
  }

  return {
    ofAttempt(order: Order, attempt: Attempt) {
      const treatment = faultNamed(attempt.fault, 'payment')?.webhook
      const notice = dialects[order.provider].notice(order, attempt, now())
      owe(order, notice, { attemptId: attempt.id, ...treatment })
    },
    ofRefund(order: Order, refund: Refund) {
      const waits = faultNamed(refund.fault, 'refund')?.toldAfterMinutes
      const dueAt = waits === undefined ? undefined : inMinutes(waits)
      const notice = dialects[order.provider].refundNotice(order, refund, now())
      owe(order, notice, { refundId: refund.id, url: refund.notifyUrl, dueAt })
    },
    ofDispute(order: Order, dispute: Dispute) {
      const notice = dialects[order.provider].disputeNotice?.(order, dispute, now())
      owe(order, notice, { disputeId: dispute.id })
    },
  }
}
