import { createHash } from 'node:crypto'
import type { PhonepeV2Credentials } from '../../config'
import type { Dialect } from '../../gateway/dialect'
import type { PhonepeV2Order } from '../../gateway/store/order'
import { phonepePayPage } from '../phonepe-pay-page'
import { orderStatusView, v2State } from './order-status-view'
import { refundWebhook } from './v2-refund-view'

const events = {
  COMPLETED: { event: 'checkout.order.completed', type: 'CHECKOUT_ORDER_COMPLETED' },
  FAILED: { event: 'checkout.order.failed', type: 'CHECKOUT_ORDER_FAILED' },
} as const

export function phonepeV2Dialect(credentials: PhonepeV2Credentials): Dialect<PhonepeV2Order> {
  return {
    ...phonepePayPage,
    leave: ({ returnUrl }) => (returnUrl ? { kind: 'redirect', url: returnUrl } : undefined),
    notice(order, _attempt, now) {
      const state = v2State(order, now)
      if (state === 'PENDING') return undefined
      const { event, type } = events[state]
      return { label: event, body: JSON.stringify({ type, event, payload: orderStatusView(order, now) }) }
    },
    refundNotice: (order, refund) =>
      refund.state === 'PENDING' || refund.isAutomatic
        ? undefined
        : refundWebhook(order, refund, refund.state),
    sign: () => ({ authorization: webhookAuthorization(credentials) }),
  }
}

/** Returns the Authorization that all webhooks share: it identifies the sender, but doesn't sign the body. */
export function webhookAuthorization({
  webhookUsername,
  webhookPassword,
}: Pick<PhonepeV2Credentials, 'webhookUsername' | 'webhookPassword'>): string {
  return createHash('sha256').update(`${webhookUsername}:${webhookPassword}`).digest('hex')
}
