import type { AccountRow } from '../../providers/gateway/account-row'
import type { Listed } from './match'

/**
 * Payments that the gateway took and refunded by itself, such as one for an order that had expired, with what gave them
 * back. The ledger knows of neither, and nothing is left of them.
 * @param unknown what the ledger does not have
 */
export function takenBack(unknown: readonly Listed[]): Set<Listed> {
  const back = new Set<Listed>()
  for (const capture of unknown) {
    if (capture.row.kind !== 'capture' || capture.count > 1) continue
    const refunds = unknown.filter(({ row }) => row.state !== 'failed' && isRefundOf(capture.row, row))
    const sum = refunds.reduce((total, refund) => total + refund.sum, 0)
    if (sum === capture.sum) for (const one of [capture, ...refunds]) back.add(one)
  }
  return back
}

function isRefundOf(capture: AccountRow, row: AccountRow): boolean {
  return (
    row.kind === 'refund' &&
    row.gatewayOrderId === capture.gatewayOrderId &&
    row.paymentId === capture.paymentId
  )
}
