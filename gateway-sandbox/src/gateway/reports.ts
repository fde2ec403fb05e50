import type { Deliveries } from '../deliveries/deliveries'
import { paymentFaultNamed, refundFaultNamed } from '../faults/choose-fault'
import type { Attempt } from '../ledger/attempt'
import type { Delivery } from '../ledger/delivery'
import type { Dispute } from '../ledger/dispute'
import type { NewWebhooks } from '../ledger/event'
import type { Ledger } from '../ledger/ledger'
import type { Order } from '../ledger/order'
import type { Refund } from '../ledger/refund'
import { randomDigits } from '../random-id'
import { type Dialects, dialectOf } from './dialects'

/** Owes the merchant a message about what has become of an attempt, a refund or a dispute, where the provider sends one. */
export interface Reports {
  ofAttempt(order: Order, attempt: Attempt): void
  ofRefund(order: Order, refund: Refund): void
  ofDispute(order: Order, dispute: Dispute): void
}

interface ReportsDeps {
  ledger: Ledger
  deliveries: Deliveries
  dialects: Dialects
  minuteMs: number
  now: () => Date
}

type Message = Omit<Delivery, 'id' | 'provider' | 'orderKey' | 'tries'>

export function createReports({ ledger, deliveries, dialects, minuteMs, now }: ReportsDeps): Reports {
  function owe({ provider, key }: Order, message: Message) {
    const state = message.state ?? stateOf(ledger.newWebhooks())
    deliveries.plan({ id: randomDigits(16), provider, orderKey: key, ...message, state, tries: [] })
  }

  function inMinutes(minutes: number): string {
    return new Date(now().getTime() + minutes * minuteMs).toISOString()
  }

  return {
    ofAttempt(order, attempt) {
      const notice = dialectOf(dialects, order).notice(attempt, now())
      const treatment = paymentFaultNamed(attempt.fault)?.webhook
      if (notice && order.notifyUrl)
        owe(order, { attemptId: attempt.id, ...notice, url: order.notifyUrl, ...treatment })
    },
    ofRefund(order, refund) {
      const notice = dialectOf(dialects, order).refundNotice(refund, now())
      const url = refund.notifyUrl ?? order.notifyUrl
      const waits = refundFaultNamed(refund.fault)?.toldAfterMinutes
      const dueAt = waits === undefined ? undefined : inMinutes(waits)
      if (notice && url) owe(order, { refundId: refund.id, ...notice, url, dueAt })
    },
    ofDispute(order, dispute) {
      const notice = dialectOf(dialects, order).disputeNotice(dispute, now())
      if (notice && order.notifyUrl) owe(order, { disputeId: dispute.id, ...notice, url: order.notifyUrl })
    },
  }
}

function stateOf(newWebhooks: NewWebhooks): Delivery['state'] {
  return newWebhooks === 'sent' ? undefined : newWebhooks
}
