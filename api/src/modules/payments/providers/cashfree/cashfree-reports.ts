import { type Paise, parseRupees } from 'shared-contracts/domain/money'
import * as z from 'zod/mini'
import type { GatewayMessage, RefundWord } from '../payment-gateway'
import type { GatewayWord } from '../payment-report'
import {
  type CashfreeOrder,
  type CashfreePayment,
  type CashfreeRefund,
  PaymentWebhook,
  RefundWebhook,
} from './cashfree-wire'

const FAILED = ['FAILED', 'USER_DROPPED', 'CANCELLED', 'VOID']
const CLOSED = ['EXPIRED', 'TERMINATED']

/** What a webhook says, or undefined when it is about no payment. @param body already known to be genuine */
export function messageOfWebhook(body: string): GatewayMessage | undefined {
  const content = parseJson(body)
  const refund = z.safeParse(RefundWebhook, content)
  if (refund.success) return { kind: 'refund', refundId: refund.data.data.refund.refund_id }
  const word = wordOfWebhook(content)
  return word && { kind: 'word', word }
}

function wordOfWebhook(content: unknown): GatewayWord | undefined {
  const parsed = z.safeParse(PaymentWebhook, content)
  if (!parsed.success) return undefined
  const { order, payment } = parsed.data.data
  return {
    gatewayOrderId: order.order_id,
    outcome: outcomeOf(payment),
    amount: parseRupees(order.order_amount),
    currency: order.order_currency,
    charged: chargedBy(payment),
    paymentId: payment.cf_payment_id,
    reason: reasonOf(payment),
    closed: false,
  }
}

/** What an order and its attempts say together: one success decides, else the newest attempt. */
export function wordOfOrder(order: CashfreeOrder, payments: readonly CashfreePayment[]): GatewayWord {
  const success = payments.find((payment) => payment.payment_status === 'SUCCESS')
  const newest = newestOf(payments)
  const closed = CLOSED.includes(order.status)
  const about = success ?? newest
  return {
    gatewayOrderId: order.gatewayOrderId,
    outcome: orderOutcome(order, success, newest),
    amount: order.amount,
    currency: order.currency,
    charged: chargedBy(about),
    paymentId: about?.cf_payment_id ?? '',
    reason: closed && !success ? closedReason(order) : reasonOf(about),
    closed: closed || order.status === 'PAID',
  }
}

/** A refund on hold is still to come. */
export function wordOfRefund(refund: CashfreeRefund): RefundWord {
  const states: Record<string, RefundWord['state']> = {
    SUCCESS: 'done',
    FAILED: 'failed',
    CANCELLED: 'failed',
  }
  return {
    state: states[refund.refund_status] ?? 'pending',
    providerId: refund.cf_refund_id,
    reason: refund.status_description ?? '',
  }
}

function orderOutcome(
  order: CashfreeOrder,
  success: CashfreePayment | undefined,
  newest: CashfreePayment | undefined,
): GatewayWord['outcome'] {
  if (order.status === 'PAID' || success) return 'paid'
  if (CLOSED.includes(order.status)) return 'failed'
  return newest ? outcomeOf(newest) : 'pending'
}

function outcomeOf({ payment_status }: CashfreePayment): GatewayWord['outcome'] {
  if (payment_status === 'SUCCESS') return 'paid'
  return FAILED.includes(payment_status) ? 'failed' : 'pending'
}

function chargedBy(payment: CashfreePayment | undefined): Paise | undefined {
  return payment?.payment_amount == null ? undefined : parseRupees(payment.payment_amount)
}

function closedReason({ status }: CashfreeOrder): string {
  return status === 'TERMINATED' ? 'The payment page was closed.' : 'The time to pay has passed.'
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

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
