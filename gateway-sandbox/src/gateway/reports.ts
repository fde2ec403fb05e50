import type { Deliveries } from '../deliveries/deliveries'
import type { Attempt } from '../ledger/attempt'
import type { Order } from '../ledger/order'
import type { Refund } from '../ledger/refund'
import { randomDigits } from '../random-id'
import type { Notice } from './dialect'
import { type Dialects, dialectOf } from './dialects'

/** Owes the merchant a message about what has become of an attempt or a refund, where the provider sends one. */
export interface Reports {
  ofAttempt(order: Order, attempt: Attempt): void
  ofRefund(order: Order, refund: Refund): void
}

interface ReportsDeps {
  deliveries: Deliveries
  dialects: Dialects
  now: () => Date
}

export function createReports({ deliveries, dialects, now }: ReportsDeps): Reports {
  function owe(
    order: Order,
    notice: Notice | undefined,
    url: string | undefined,
    about: { attemptId?: string; refundId?: string },
  ) {
    if (!notice || !url) return
    const id = randomDigits(16)
    const { provider, key } = order
    deliveries.plan({ id, provider, orderKey: key, ...about, ...notice, url, tries: [] })
  }

  return {
    ofAttempt(order, attempt) {
      const notice = dialectOf(dialects, order).notice(attempt, now())
      owe(order, notice, order.notifyUrl, { attemptId: attempt.id })
    },
    ofRefund(order, refund) {
      const notice = dialectOf(dialects, order).refundNotice(refund, now())
      owe(order, notice, refund.notifyUrl ?? order.notifyUrl, { refundId: refund.id })
    },
  }
}
