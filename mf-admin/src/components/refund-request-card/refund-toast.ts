import { showToast } from 'design-system/toast/show-toast'
import type { RefundRequest } from 'shared-contracts/payments/admin/money-schema'
import { inRupees } from 'shared-contracts/values/money'
import { describeState } from './refund-request-texts'

export function showRefundToast(given: RefundRequest): void {
  showToast({ tone: 'ok', message: `${inRupees(given.amount)}: ${describeState(given)}` })
}
