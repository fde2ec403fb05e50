import type { PhonepeCredentials } from '../credentials'
import type { Dialect } from '../gateway/dialect'
import { isExpired, type PhonepeOrder } from '../ledger/order'
import { refundStatusView } from './refund-status'
import { returnFields } from './return-form'
import { standing, statusView } from './transaction-status'
import { xVerify } from './x-verify'

export function phonepeDialect(credentials: PhonepeCredentials, now: () => Date): Dialect<PhonepeOrder> {
  return {
    providerName: 'PhonePe',
    testData: {
      upiIds: { success: 'success@ybl', failure: 'failed@ybl', pending: 'pending@ybl' },
      cards: ['4242424242424242', '4208585190116667'],
    },
    closedReason(order, at) {
      const attempt = order.attempts.at(-1)
      if (attempt?.state === 'SUCCESS') return 'This payment has been made.'
      if (attempt?.state === 'PENDING') return 'This payment is being processed by the bank.'
      if (attempt) return 'This payment has failed.'
      return isExpired(order, at) ? 'This payment has timed out.' : undefined
    },
    leave(order) {
      if (!order.returnUrl) return undefined
      if (order.redirectMode === 'REDIRECT') return { kind: 'redirect', url: order.returnUrl }
      return { kind: 'form', url: order.returnUrl, fields: returnFields(order, credentials, now()) }
    },
    notice(order, _attempt, at) {
      const { code, state } = standing(order, at)
      if (state === 'PENDING') return undefined
      return { label: code, body: callbackBody(statusView(order, at)) }
    },
    refundNotice(order, refund) {
      if (refund.state === 'PENDING') return undefined
      return { label: `refund ${refund.state}`, body: callbackBody(refundStatusView(order, refund)) }
    },
    sign: (delivery) => ({ 'x-verify': xVerify(responseIn(delivery.body), credentials) }),
  }
}

function callbackBody(answer: unknown): string {
  return JSON.stringify({ response: Buffer.from(JSON.stringify(answer)).toString('base64') })
}

function responseIn(body: string): string {
  const callback: { response: string } = JSON.parse(body)
  return callback.response
}
