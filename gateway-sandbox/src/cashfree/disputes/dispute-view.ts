import { rupees } from 'shared-contracts/values/money'
import type { CashfreeOrder, Dispute } from '../../gateway/store/order'
import { indianTime } from '../../values/indian-time'
import { type ApiVersion, hasDisputeCurrency } from '../api-version'
import { idView } from '../orders/order-view'

/** The resolution date of an open dispute, as in Cashfree's published example. */
const NEVER = '9999-09-09T00:00:00'

const statuses = {
  OPEN: 'DISPUTE_CREATED',
  UNDER_REVIEW: 'DISPUTE_UNDER_REVIEW',
  WON: 'DISPUTE_MERCHANT_WON',
  LOST: 'DISPUTE_MERCHANT_LOST',
} as const

const remarks = {
  OPEN: 'Dispute is created, please take action',
  UNDER_REVIEW: 'Documents are under review',
  WON: 'Dispute won by merchant',
  LOST: 'Dispute lost by merchant',
}

/** Shown as '1402-Duplicate Processing' in the reports. */
export const reason = { code: '1402', description: 'Duplicate Processing' }

/** A dispute as the GET calls return it, where its id is a number in every version. */
export function disputeView(order: CashfreeOrder, dispute: Dispute, version: ApiVersion) {
  return {
    dispute_id: Number(dispute.id),
    ...disputeFields(dispute),
    dispute_amount: rupees(dispute.amount),
    ...(hasDisputeCurrency(version) && { dispute_amount_currency: 'INR' }),
    resolved_at: dispute.resolvedAt ? indianTime(dispute.resolvedAt) : NEVER,
    preferred_evidence: [
      {
        document_type: 'Delivery/Service Proof',
        document_description: 'Proof that the cardholder/customer received the goods or services.',
      },
    ],
    dispute_evidence: [],
    order_details: {
      order_id: order.id,
      order_amount: rupees(order.amount),
      order_currency: 'INR',
      cf_payment_id: idView(dispute.attemptId, version),
      payment_amount: rupees(order.amount),
      payment_currency: 'INR',
    },
    customer_details: customerFields(order),
  }
}

/** Fields shared by responses and webhooks. */
export function disputeFields(dispute: Dispute) {
  return {
    dispute_type: 'DISPUTE',
    reason_code: reason.code,
    reason_description: reason.description,
    created_at: indianTime(dispute.madeAt),
    updated_at: indianTime(dispute.updatedAt),
    respond_by: indianTime(dispute.respondBy),
    dispute_status: statuses[dispute.state],
    cf_dispute_remarks: remarks[dispute.state],
  }
}

export function customerFields({ customer }: CashfreeOrder) {
  return {
    customer_name: customer.customer_name,
    customer_phone: customer.customer_phone,
    customer_email: customer.customer_email,
  }
}
