import { showToast } from 'design-system/toast/show-toast'
import type { RefundRequest } from 'shared-contracts/payments/admin/money-schema'
import { inRupees } from '../../data/payments/payment-labels'
import { describeState } from './refund-request-texts'

/** Shows the outcome of a refund. */
export function showRefundToast(given: RefundRequest): void {
  showToast({ tone: 'ok', message: `${inRupees(given.amount)}: ${describeState(given)}` })
}
