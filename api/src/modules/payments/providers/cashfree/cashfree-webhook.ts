import { parseRupees } from 'shared-contracts/values/money'
import * as z from 'zod/mini'
import type { GatewayMessage } from '../gateway/payment-gateway'
import type { DisputeReport } from '../gateway/payment-report'
import { parseJson } from '../http/read-response'
import { readCapture, readOutcome, readReason, reportOfRefund } from './cashfree-reports'
import { DisputeWebhook, PaymentWebhook, parseAmount, RefundWebhook } from './cashfree-wire'

/** @param body verified text. @returns undefined if not about money. @throws GatewayError for a bad amount */
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
    amount: parseAmount(refund.refund_amount),
  }
  return { kind: 'refund', refundId: refund.refund_id, made }
}

/** A payment without an amount proves nothing, so the gateway is asked. */
function paymentMessage({ order, payment }: z.infer<typeof PaymentWebhook>['data']): GatewayMessage {
  const amount = parseRupees(order.order_amount)
  if (amount === undefined) return { kind: 'ask', gatewayOrderId: order.order_id }
  const outcome = readOutcome(payment)
  const report = {
    gatewayOrderId: order.order_id,
    outcome,
    amount,
    currency: order.order_currency,
    captures: outcome === 'paid' ? [readCapture(payment, amount)] : [],
    paymentId: payment.cf_payment_id,
    reason: readReason(payment),
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
    amount: parseAmount(dispute.dispute_amount),
    reason: dispute.reason_description ?? '',
  }
}

/** Cashfree puts a stage before the outcome, such as CHARGEBACK_MERCHANT_WON. */
function disputeState(status: string): DisputeReport['state'] {
  if (status.endsWith('MERCHANT_WON')) return 'won'
  return status.endsWith('MERCHANT_LOST') || status.endsWith('MERCHANT_ACCEPTED') ? 'lost' : 'open'
}
