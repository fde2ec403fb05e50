import { rupees } from 'shared-contracts/values/money'
import { formatMovementLabel, type Movement } from '../../gateway/settlement/movement'
import { findSettlement, type SettledDay } from '../../gateway/settlement/settlement'
import type { CashfreeOrder } from '../../gateway/store/order'
import { indianTime } from '../../values/indian-time'
import { reconRow } from './recon-row'

const summary = [
  'ID',
  'Total Transaction Amount',
  'Settlement Amount',
  'Adjustment',
  'Net Settlement Amount',
  'UTR',
  'Settlement Date',
]
const events = [
  'Order ID',
  'Event ID',
  'Event Type',
  'Sale Type',
  'Event Currency',
  'Event Time',
  'Status',
  'Event Amount',
  'Event Settlement Amount',
  'Settlement Date',
  'UTR',
  'Refund ID',
]

/** Writes two sections. Cashfree publishes the headings, but not the position of Order ID and Refund ID. */
export function settlementFile(
  days: readonly SettledDay[],
  rows: readonly Movement<CashfreeOrder>[],
  now: Date,
): string {
  const settlements = days.map((day) => [
    ...[day.id, money(day.payments), money(day.payments), money(day.adjustment), money(day.amount)],
    ...[day.utr, time(day.paidAt)],
  ])
  const lines = rows
    .toSorted((a, b) => formatMovementLabel(a).localeCompare(formatMovementLabel(b)))
    .map((row) => toEvent(row, now))
  return [['Settlements'], summary, ...settlements, ['Transaction details'], events, ...lines]
    .map((cells) => cells.join(','))
    .join('\n')
}

function toEvent(row: Movement<CashfreeOrder>, now: Date): string[] {
  const view = reconRow(row, '2025-01-01', now)
  const settlement = findSettlement(row, now)
  return [
    ...[row.order.id, view.event_id, view.event_type, view.sale_type, 'INR', time(row.at), view.event_status],
    ...[String(view.event_amount), String(view.event_settlement_amount)],
    ...[settlement ? time(settlement.paidAt) : '', settlement?.utr ?? ''],
    row.kind === 'refund' ? row.refund.id : '',
  ]
}

function money(amount: SettledDay['amount']): string {
  return rupees(amount).toFixed(2)
}

/** Formats a time, such as '2025-10-08 15:35:50'. */
function time(moment: number | Date): string {
  return indianTime(moment).slice(0, 19).replace('T', ' ')
}
