import { rupees } from 'shared-contracts/values/money'
import type { CashfreeOrder, Refund } from '../gateway/store/order'
import { indianTime } from '../values/indian-time'
import type { ApiVersion } from './api-version'
import { jsonWithRupees } from './json-with-rupees'
import { idView } from './orders/order-view'

const descriptions = {
  PENDING: 'In Progress',
  SUCCESS: 'Refund processed successfully',
  FAILED: 'The refund was declined by the bank',
}

/** A refund as POST and GET /orders/{id}/refunds return it. */
export function refundView(order: CashfreeOrder, refund: Refund, version: ApiVersion) {
  return {
    ...commonView(order, refund),
    cf_payment_id: idView(refund.attemptId, version),
    cf_refund_id: idView(refund.gatewayId, version),
    entity: 'refund',
    refund_amount: rupees(refund.amount),
    refund_mode: 'STANDARD',
    refund_charge: 0,
    metadata: null,
  }
}

/** The raw body of REFUND_STATUS_WEBHOOK, in the shape of version 2025-01-01. */
export function refundWebhookBody(order: CashfreeOrder, refund: Refund, now: Date): string {
  return jsonWithRupees((print) => ({
    data: {
      refund: {
        ...commonView(order, refund),
        cf_payment_id: refund.attemptId,
        cf_refund_id: refund.gatewayId,
        refund_amount: print(refund.amount),
      },
    },
    event_time: indianTime(now),
    type: 'REFUND_STATUS_WEBHOOK',
  }))
}

function commonView(order: CashfreeOrder, refund: Refund) {
  return {
    refund_id: refund.id,
    order_id: order.id,
    refund_currency: 'INR',
    refund_type: refund.isAutomatic ? 'PAYMENT_AUTO_REFUND' : 'MERCHANT_INITIATED',
    refund_arn: refund.state === 'SUCCESS' ? refund.bankReference : null,
    refund_status: refund.state,
    status_description: descriptions[refund.state],
    refund_note: refund.note,
    refund_splits: [],
    created_at: indianTime(refund.madeAt),
    processed_at: refund.settledAt ? indianTime(refund.settledAt) : null,
  }
}
