import type { Movement } from '../../../gateway/settlement/movement'
import { findSettlement } from '../../../gateway/settlement/settlement'
import type { PhonepeV2Order } from '../../../gateway/store/order'
import { transactionId } from '../order-status-view'

const refundStates = { PENDING: 'PENDING', SUCCESS: 'COMPLETED', FAILED: 'FAILED' } as const

/** A row of the settlement report: PhonePe's columns, with amounts in paise and times in epoch ms. */
export function reportRow(row: Movement<PhonepeV2Order>, now: Date) {
  const settlement = findSettlement(row, now)
  return {
    ...ownFields(row),
    amount: row.amount,
    fee: 0,
    transactionDate: row.at,
    settlementId: settlement?.id ?? null,
    settlementDate: settlement?.paidAt.getTime() ?? null,
    bankReferenceNo: settlement?.utr ?? null,
  }
}

function ownFields(row: Movement<PhonepeV2Order>) {
  const { order, attempt } = row
  const original = { merchantOrderId: order.id, orderId: order.gatewayId }
  if (row.kind === 'refund')
    return {
      paymentType: 'REFUND',
      merchantReferenceId: row.refund.id,
      phonePeReferenceId: row.refund.gatewayId,
      originalPhonePeReferenceId: transactionId(attempt),
      ...original,
      state: refundStates[row.refund.state],
    }
  return {
    paymentType: 'PAYMENT',
    merchantReferenceId: order.id,
    phonePeReferenceId: transactionId(attempt),
    ...original,
    state: 'COMPLETED',
  }
}
