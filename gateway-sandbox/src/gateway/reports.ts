import type { Deliveries } from '../deliveries/deliveries'
import { paymentFaultNamed } from '../faults/choose-fault'
import type { Attempt } from '../ledger/attempt'
import type { Delivery } from '../ledger/delivery'
import type { NewWebhooks } from '../ledger/event'
import type { Ledger } from '../ledger/ledger'
import type { Order } from '../ledger/order'
import type { Refund } from '../ledger/refund'
import { randomDigits } from '../random-id'
import { type Dialects, dialectOf } from './dialects'

/** Owes the merchant a message about what has become of an attempt or a refund, where the provider sends one. */
export interface Reports {
  ofAttempt(order: Order, attempt: Attempt): void
  ofRefund(order: Order, refund: Refund): void
}

interface ReportsDeps {
  ledger: Ledger
  deliveries: Deliveries
  dialects: Dialects
  now: () => Date
}

type Message = Omit<Delivery, 'id' | 'provider' | 'orderKey' | 'tries'>

export function createReports({ ledger, deliveries, dialects, now }: ReportsDeps): Reports {
  function owe({ provider, key }: Order, message: Message) {
    const state = message.state ?? stateOf(ledger.newWebhooks())
    deliveries.plan({ id: randomDigits(16), provider, orderKey: key, ...message, state, tries: [] })
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
      if (notice && url) owe(order, { refundId: refund.id, ...notice, url })
    },
  }
}

function stateOf(newWebhooks: NewWebhooks): Delivery['state'] {
  return newWebhooks === 'sent' ? undefined : newWebhooks
}
