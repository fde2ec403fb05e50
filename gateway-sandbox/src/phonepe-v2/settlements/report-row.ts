import type { Row } from '../../settlement/row'
import { settlementOf } from '../../settlement/settlement'
import type { PhonepeV2Order } from '../../store/order'
import { transactionId } from '../order-status-view'

const refundStates = { PENDING: 'PENDING', SUCCESS: 'COMPLETED', FAILED: 'FAILED' } as const

/** A row of the settlement report: PhonePe's columns, with amounts in paise and moments in epoch ms as its calls give them. */
export function reportRow(row: Row<PhonepeV2Order>, now: Date) {
  const { movement, amount } = row
  const settlement = settlementOf(movement, now)
  return {
    ...ownFields(row),
    amount,
    fee: 0,
    transactionDate: Date.parse(movement.at),
    settlementId: settlement?.id ?? null,
    settlementDate: settlement?.paidAt.getTime() ?? null,
    bankReferenceNo: settlement?.utr ?? null,
  }
}

function ownFields({ movement }: Row<PhonepeV2Order>) {
  const { order, attempt } = movement
  const original = { merchantOrderId: order.id, orderId: order.gatewayId }
  if (movement.kind === 'refund')
    return {
      paymentType: 'REFUND',
      merchantReferenceId: movement.refund.id,
      phonePeReferenceId: movement.refund.gatewayId,
      originalPhonePeReferenceId: transactionId(attempt),
      ...original,
      state: refundStates[movement.refund.state],
    }
  return {
    paymentType: 'PAYMENT',
    merchantReferenceId: order.id,
    phonePeReferenceId: transactionId(attempt),
    ...original,
    state: 'COMPLETED',
  }
}
