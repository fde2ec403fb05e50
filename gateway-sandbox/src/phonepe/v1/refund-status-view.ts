import type { PhonepeOrder, Refund } from '../../gateway/store/order'

const outcomes = {
  PENDING: {
    success: true,
    code: 'PAYMENT_PENDING',
    message: 'Your refund is in progress.',
    state: 'PENDING',
    responseCode: 'PENDING',
  },
  SUCCESS: {
    success: true,
    code: 'PAYMENT_SUCCESS',
    message: 'Your refund is successful.',
    state: 'COMPLETED',
    responseCode: 'SUCCESS',
  },
  FAILED: {
    success: false,
    code: 'PAYMENT_ERROR',
    message: 'Your refund has failed.',
    state: 'FAILED',
    responseCode: 'REFUND_FAILED',
  },
} as const

/** A refund is a separate transaction, queried by its own id like a payment. */
export function refundStatusView(order: PhonepeOrder, refund: Refund) {
  const { success, code, message, state, responseCode } = outcomes[refund.state]
  return {
    success,
    code,
    message,
    data: {
      merchantId: order.merchantId,
      merchantTransactionId: refund.id,
      transactionId: refund.gatewayId,
      amount: refund.amount,
      state,
      responseCode,
    },
  }
}
