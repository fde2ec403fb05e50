import type { Capture, PaymentReport, RefundReport } from '../gateway/payment-report'
import { type CashfreeOrder, type CashfreePayment, type CashfreeRefund, parseAmount } from './cashfree-wire'

/** A prefix of some reasons ('51::Insufficient funds') that means nothing to people. */
const BANK_CODE = /^[\w-]+::\s*/

const FAILED = ['FAILED', 'USER_DROPPED', 'CANCELLED', 'VOID']
const CLOSED = ['EXPIRED', 'TERMINATED']

/**
 * Reports a success if there is one, otherwise the newest attempt. An order reported as paid before its payment
 * is listed stays pending, because without an id the payment cannot be distinguished from the next one.
 */
export function reportOfOrder(order: CashfreeOrder, payments: readonly CashfreePayment[]): PaymentReport {
  const successes = payments.filter((payment) => readOutcome(payment) === 'paid').toReversed()
  const closed = CLOSED.includes(order.order_status)
  const about = successes[0] ?? findNewest(payments)
  return {
    gatewayOrderId: order.order_id,
    outcome: orderOutcome(closed, about),
    amount: order.order_amount,
    currency: order.order_currency,
    captures: successes.map((payment) => readCapture(payment, order.order_amount)),
    paymentId: about?.cf_payment_id ?? '',
    reason: closed && successes.length === 0 ? closedReason(order) : readReason(about),
    closed: closed || (order.order_status === 'PAID' && successes.length > 0),
  }
}

/** A refund on hold is reported as pending. */
export function reportOfRefund(refund: CashfreeRefund): RefundReport {
  const states: Record<string, RefundReport['state']> = {
    SUCCESS: 'done',
    FAILED: 'failed',
    CANCELLED: 'failed',
  }
  return { state: states[refund.refund_status] ?? 'pending', reason: refund.status_description ?? '' }
}

function orderOutcome(closed: boolean, about: CashfreePayment | undefined): PaymentReport['outcome'] {
  const outcome = about ? readOutcome(about) : 'pending'
  return closed && outcome !== 'paid' ? 'failed' : outcome
}

export function readOutcome({ payment_status }: CashfreePayment): PaymentReport['outcome'] {
  if (payment_status === 'SUCCESS') return 'paid'
  return FAILED.includes(payment_status) ? 'failed' : 'pending'
}

export function readCapture(
  { cf_payment_id, payment_amount }: CashfreePayment,
  orderAmount: Capture['amount'],
): Capture {
  return { id: cf_payment_id, amount: payment_amount == null ? orderAmount : parseAmount(payment_amount) }
}

function closedReason({ order_status }: CashfreeOrder): string {
  return order_status === 'TERMINATED' ? 'The payment page was closed.' : 'The payment page expired.'
}

export function readReason(payment: CashfreePayment | undefined): string {
  if (payment?.payment_status === 'USER_DROPPED')
    return 'The payment page was closed before the payment was made.'
  const reason = payment?.error_details?.error_description ?? payment?.payment_message ?? ''
  return reason.replace(BANK_CODE, '')
}

/** Cashfree lists the newest first, so of two in the same second the first is the newer. */
function findNewest(payments: readonly CashfreePayment[]): CashfreePayment | undefined {
  return payments.toSorted((a, b) => readTime(b) - readTime(a))[0]
}

/** An attempt without a time is treated as the oldest. */
function readTime({ payment_time }: CashfreePayment): number {
  return payment_time ? Date.parse(payment_time) : 0
}
