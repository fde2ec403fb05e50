import { parseRupees } from 'shared-contracts/domain/money'
import * as z from 'zod/mini'
import type { GatewayMessage } from '../payment-gateway'
import type { Capture, DisputeReport, PaymentReport, RefundReport } from '../payment-report'
import { parseJson } from '../read-answer'
import {
  type CashfreeOrder,
  type CashfreePayment,
  type CashfreeRefund,
  DisputeWebhook,
  PaymentWebhook,
  RefundWebhook,
  sumOf,
} from './cashfree-wire'

const FAILED = ['FAILED', 'USER_DROPPED', 'CANCELLED', 'VOID']
const CLOSED = ['EXPIRED', 'TERMINATED']

/**
 * What a webhook reports, or undefined when it is about no money.
 * @param body already known to be genuine
 * @throws GatewayError for a sum that is no amount of money
 */
export function messageOfWebhook(body: string): GatewayMessage | undefined {
  const content = parseJson(body)
  const refund = z.safeParse(RefundWebhook, content)
  if (refund.success) return refundMessage(refund.data.data.refund)
  const dispute = z.safeParse(DisputeWebhook, content)
  if (dispute.success) return { kind: 'dispute', report: disputeReport(dispute.data) }
  const payment = z.safeParse(PaymentWebhook, content)
  return payment.success ? paymentMessage(payment.data.data) : undefined
}

function refundMessage(refund: z.infer<typeof RefundWebhook>['data']['refund']): GatewayMessage {
  const made = {
    ...reportOfRefund(refund),
    id: refund.refund_id,
    gatewayOrderId: refund.order_id,
    paymentId: refund.cf_payment_id,
    amount: sumOf(refund.refund_amount),
  }
  return { kind: 'refund', refundId: refund.refund_id, made }
}

/** One that names no sum proves nothing: the gateway is asked. */
function paymentMessage({ order, payment }: z.infer<typeof PaymentWebhook>['data']): GatewayMessage {
  const amount = parseRupees(order.order_amount)
  if (amount === undefined) return { kind: 'ask', gatewayOrderId: order.order_id }
  const outcome = outcomeOf(payment)
  const report = {
    gatewayOrderId: order.order_id,
    outcome,
    amount,
    currency: order.order_currency,
    captures: outcome === 'paid' ? [captureOf(payment, amount)] : [],
    paymentId: payment.cf_payment_id,
    reason: reasonOf(payment),
    closed: false,
  }
  return { kind: 'payment', report }
}

function disputeReport({ data: { dispute, order_details } }: z.infer<typeof DisputeWebhook>): DisputeReport {
  return {
    id: dispute.dispute_id,
    gatewayOrderId: order_details.order_id,
    paymentId: order_details.cf_payment_id,
    state: disputeState(dispute.dispute_status),
    amount: sumOf(dispute.dispute_amount),
    reason: dispute.reason_description ?? '',
  }
}

/** Cashfree names a stage before the outcome, such as CHARGEBACK_MERCHANT_WON. */
function disputeState(status: string): DisputeReport['state'] {
  if (status.endsWith('MERCHANT_WON')) return 'won'
  return status.endsWith('MERCHANT_LOST') || status.endsWith('MERCHANT_ACCEPTED') ? 'lost' : 'open'
}

/**
 * What an order and its attempts report together: a success decides, else the newest attempt. An order that is called
 * paid before the payment itself is listed waits for that: money without an id cannot be told from the next.
 */
export function reportOfOrder(order: CashfreeOrder, payments: readonly CashfreePayment[]): PaymentReport {
  const successes = payments.filter((payment) => outcomeOf(payment) === 'paid').toReversed()
  const closed = CLOSED.includes(order.order_status)
  const about = successes[0] ?? newestOf(payments)
  return {
    gatewayOrderId: order.order_id,
    outcome: orderOutcome(closed, about),
    amount: order.order_amount,
    currency: order.order_currency,
    captures: successes.map((payment) => captureOf(payment, order.order_amount)),
    paymentId: about?.cf_payment_id ?? '',
    reason: closed && successes.length === 0 ? closedReason(order) : reasonOf(about),
    closed: closed || (order.order_status === 'PAID' && successes.length > 0),
  }
}

/** A refund on hold is still to come. */
export function reportOfRefund(refund: CashfreeRefund): RefundReport {
  const states: Record<string, RefundReport['state']> = {
    SUCCESS: 'done',
    FAILED: 'failed',
    CANCELLED: 'failed',
  }
  return { state: states[refund.refund_status] ?? 'pending', reason: refund.status_description ?? '' }
}

function orderOutcome(closed: boolean, about: CashfreePayment | undefined): PaymentReport['outcome'] {
  const outcome = about ? outcomeOf(about) : 'pending'
  return closed && outcome !== 'paid' ? 'failed' : outcome
}

function outcomeOf({ payment_status }: CashfreePayment): PaymentReport['outcome'] {
  if (payment_status === 'SUCCESS') return 'paid'
  return FAILED.includes(payment_status) ? 'failed' : 'pending'
}

function captureOf(
  { cf_payment_id, payment_amount }: CashfreePayment,
  orderAmount: Capture['amount'],
): Capture {
  return { id: cf_payment_id, amount: payment_amount == null ? orderAmount : sumOf(payment_amount) }
}

function closedReason({ order_status }: CashfreeOrder): string {
  return order_status === 'TERMINATED' ? 'The payment page was closed.' : 'The time to pay has passed.'
}

function reasonOf(payment: CashfreePayment | undefined): string {
  if (payment?.payment_status === 'USER_DROPPED') return 'The payment page was left before paying.'
  return payment?.error_details?.error_description ?? payment?.payment_message ?? ''
}

/** Cashfree lists the newest first, so of two in the same second the first listed is the newer. */
function newestOf(payments: readonly CashfreePayment[]): CashfreePayment | undefined {
  return payments.toSorted((a, b) => timeOf(b) - timeOf(a))[0]
}

/** An attempt without a time counts as the oldest. */
function timeOf({ payment_time }: CashfreePayment): number {
  return payment_time ? Date.parse(payment_time) : 0
}
