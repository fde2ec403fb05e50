import { type Attempt, isExpired, type Method, type PhonepeOrder } from '../../gateway/store/order'

type TransactionState = 'COMPLETED' | 'PENDING' | 'FAILED'

interface Standing {
  success: boolean
  code: 'PAYMENT_SUCCESS' | 'PAYMENT_PENDING' | 'PAYMENT_ERROR' | 'TIMED_OUT'
  message: string
  state: TransactionState
  responseCode: string
}

const pending: Standing = {
  success: true,
  code: 'PAYMENT_PENDING',
  message: 'Your payment is pending.',
  state: 'PENDING',
  responseCode: 'PENDING',
}

const timedOut = failed('TIMED_OUT', 'Your payment has timed out.', 'TIMED_OUT')

/** A transaction has one attempt. If it is undecided at its expiry, it has timed out. */
export function standing(order: PhonepeOrder, now: Date): Standing {
  const attempt = order.attempts.at(-1)
  if (attempt?.isReversed) return timedOut
  switch (attempt?.state) {
    case 'SUCCESS':
      return {
        success: true,
        code: 'PAYMENT_SUCCESS',
        message: 'Your payment is successful.',
        state: 'COMPLETED',
        responseCode: 'SUCCESS',
      }
    case 'FAILED':
      return failed('PAYMENT_ERROR', 'Your payment has failed.', 'ZM')
    case 'USER_DROPPED':
      return failed('PAYMENT_ERROR', 'Your payment was cancelled.', 'TXN_CANCELLED')
    case 'PENDING':
    case undefined:
      return isExpired(order, now) ? timedOut : pending
  }
}

/** The JSON of the status response, which the callback contains too. */
export function statusView(order: PhonepeOrder, now: Date) {
  const { success, code, message, state, responseCode } = standing(order, now)
  const attempt = order.attempts.at(-1)
  return {
    success,
    code,
    message,
    data: {
      merchantId: order.merchantId,
      merchantTransactionId: order.id,
      transactionId: order.gatewayId,
      amount: order.amount,
      state,
      responseCode,
      paymentInstrument: attempt?.method ? instrument(attempt, attempt.method) : null,
    },
  }
}

function failed(code: Standing['code'], message: string, responseCode: string): Standing {
  return { success: false, code, message, state: 'FAILED', responseCode }
}

function instrument({ id, bankReference }: Attempt, method: Method) {
  switch (method.kind) {
    case 'upi':
      return { type: 'UPI', utr: bankReference, upiTransactionId: id, vpa: method.upiId }
    case 'card':
      return {
        type: 'CARD',
        cardType: 'CREDIT_CARD',
        pgTransactionId: id,
        bankTransactionId: bankReference,
        pgAuthorizationCode: null,
        arn: bankReference,
        bankId: null,
      }
    case 'netbanking':
      return {
        type: 'NETBANKING',
        pgTransactionId: id,
        pgServiceTransactionId: `PG${id}`,
        bankTransactionId: bankReference,
        bankId: method.bank,
      }
  }
}
