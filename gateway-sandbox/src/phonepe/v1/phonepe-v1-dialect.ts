import type { PhonepeCredentials } from '../../config'
import type { Dialect } from '../../gateway/dialect'
import type { PhonepeOrder } from '../../gateway/store/order'
import { phonepePayPage } from '../phonepe-pay-page'
import { refundStatusView } from './refund-status-view'
import { standing, statusView } from './transaction-status'
import { xVerify } from './x-verify'

export function phonepeV1Dialect(credentials: PhonepeCredentials, now: () => Date): Dialect<PhonepeOrder> {
  /** Returns the fields of a POST to redirectUrl. The checksum covers the values in this order. */
  function returnFields(order: PhonepeOrder) {
    const fields = {
      code: standing(order, now()).code,
      merchantId: order.merchantId,
      transactionId: order.id,
      amount: String(order.amount),
      providerReferenceId: order.gatewayId,
    }
    return { ...fields, checksum: xVerify(Object.values(fields).join(''), credentials) }
  }

  return {
    ...phonepePayPage,
    leave(order) {
      if (!order.returnUrl) return undefined
      if (order.redirectMode === 'REDIRECT') return { kind: 'redirect', url: order.returnUrl }
      return { kind: 'form', url: order.returnUrl, fields: returnFields(order) }
    },
    notice(order, _attempt, at) {
      const { code, state } = standing(order, at)
      if (state === 'PENDING') return undefined
      return { label: code, body: callbackBody(statusView(order, at)) }
    },
    refundNotice(order, refund) {
      if (refund.state === 'PENDING' || refund.isAutomatic) return undefined
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
