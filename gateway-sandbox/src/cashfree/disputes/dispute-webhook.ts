import type { Notice } from '../../gateway/dialect'
import type { CashfreeOrder, Dispute } from '../../gateway/store/order'
import { indianTime } from '../../values/indian-time'
import { jsonWithRupees } from '../json-with-rupees'
import { customerFields, disputeFields } from './dispute-view'

const types = {
  OPEN: 'DISPUTE_CREATED',
  UNDER_REVIEW: 'DISPUTE_UPDATED',
  WON: 'DISPUTE_CLOSED',
  LOST: 'DISPUTE_CLOSED',
} as const

/** Returns the fields that depend on the dispute's state. */
function ownFields({ state, resolvedAt }: Dispute) {
  if (state === 'OPEN') return { dispute_action_on: 'MERCHANT' }
  if (state === 'UNDER_REVIEW') return { dispute_update: 'STATUS_UPDATE', dispute_action_on: 'CASHFREE' }
  return { resolved_at: indianTime(resolvedAt ?? '') }
}

/** The webhook about a dispute, in the shape of version 2025-01-01. */
export function disputeWebhook(order: CashfreeOrder, dispute: Dispute, now: Date): Notice {
  const type = types[dispute.state]
  const body = jsonWithRupees((print) => ({
    data: {
      dispute: {
        dispute_id: dispute.id,
        ...disputeFields(dispute),
        ...ownFields(dispute),
        dispute_amount: print(dispute.amount),
        dispute_amount_currency: 'INR',
      },
      order_details: {
        order_id: order.id,
        order_amount: print(order.amount),
        order_currency: 'INR',
        cf_payment_id: dispute.attemptId,
        payment_amount: print(order.amount),
        payment_currency: 'INR',
      },
      customer_details: customerFields(order),
    },
    event_time: indianTime(now),
    type,
  }))
  return { label: type, body }
}
