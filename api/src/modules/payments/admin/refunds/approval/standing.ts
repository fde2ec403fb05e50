import type { RefundRequest, refundRequestStates } from 'shared-contracts/payments/admin/money-schema'
import type { RefundRequestRow } from '../refund-requests.repository'

type State = (typeof refundRequestStates)[number]
/** Each refund's newest reported state; pending if missing. */
type RefundStates = ReadonlyMap<string, string>

function computeState(row: RefundRequestRow, refunds: RefundStates): State {
  if (row.state === 'waits') return row.dueAt ? 'waits' : 'waits-for-second'
  if (row.state !== 'ordered') return row.state
  const states = row.refunds.map((id) => refunds.get(id) ?? 'pending')
  if (states.includes('failed')) return 'failed'
  return states.every((state) => state === 'done') ? 'done' : 'on-its-way'
}

/** True if the refund is done or may still happen, so that its amount must not be refunded again. */
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
