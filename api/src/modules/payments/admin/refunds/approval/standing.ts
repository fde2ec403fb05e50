import type { RefundRequest, refundRequestStates } from 'shared-contracts/payments/admin/money-schema'
import type { RefundRequestRow } from '../refund-requests.repository'

type State = (typeof refundRequestStates)[number]
/** How each refund stands by the newest report; a missing one is on its way. */
type RefundStates = ReadonlyMap<string, string>

function computeState(row: RefundRequestRow, refunds: RefundStates): State {
  if (row.state === 'waits') return row.dueAt ? 'waits' : 'waits-for-second'
  if (row.state !== 'ordered') return row.state
  const states = row.refunds.map((id) => refunds.get(id) ?? 'pending')
  if (states.includes('failed')) return 'failed'
  return states.every((state) => state === 'done') ? 'done' : 'on-its-way'
}

/** Whether the money has gone, goes, or may still go: then it cannot be refunded once more. */
export function counts(row: RefundRequestRow, refunds: RefundStates): boolean {
  return !['undone', 'refused', 'failed'].includes(computeState(row, refunds))
}

export function toWire(
  row: RefundRequestRow,
  orderId: string | undefined,
  refunds: RefundStates,
): RefundRequest {
  const { id, order, payment, kind, line, quantity, amount, why, confirmedBy, trouble } = row
  return {
    id,
    order,
    about: orderId ?? payment ?? '',
    kind,
    line,
    quantity,
    amount,
    why,
    by: { id: row.staffId, name: row.staffName },
    at: row.at.toISOString(),
    state: computeState(row, refunds),
    dueAt: row.state === 'waits' ? (row.dueAt?.toISOString() ?? null) : null,
    confirmedBy,
    trouble,
  }
}
