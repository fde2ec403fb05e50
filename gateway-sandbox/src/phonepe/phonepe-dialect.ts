import type { PhonepeCredentials } from '../credentials'
import type { Dialect } from '../gateway/dialect'
import { isExpired, type PhonepeOrder } from '../ledger/order'
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
      const response = Buffer.from(JSON.stringify(statusView(order, at))).toString('base64')
      return { label: code, body: JSON.stringify({ response }) }
    },
    sign: (delivery) => ({ 'x-verify': xVerify(responseIn(delivery.body), credentials) }),
  }
}

function responseIn(body: string): string {
  const callback: { response: string } = JSON.parse(body)
  return callback.response
}
