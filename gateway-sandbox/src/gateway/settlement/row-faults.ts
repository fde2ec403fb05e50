import { paise } from 'shared-contracts/values/money'
import type { Order, Provider } from '../store/order'
import { type Movement, movementId } from './movement'

/** The faults that rows of settlement reports can have, with a description of each. */
export const rowFaults = [
  { name: 'row-missing', effect: 'The row is missing from all reports.' },
  { name: 'row-doubled', effect: 'The row appears twice.' },
  { name: 'row-amount-off', effect: "The row's amount is a paisa too high." },
  {
    name: 'row-late',
    effect:
      "The row appears a day later, in the next day's report instead of its own, with its correct times.",
  },
] as const

type RowFaultName = (typeof rowFaults)[number]['name']

export interface RowFault {
  /** The id it was chosen by: an order's, a payment's, a refund's or a dispute's, or FIRST_ROW. */
  row: string
  fault: RowFaultName
  timesMet: number
  /** The last call that returned the row wrongly. */
  lastMet?: {
    at: string
    /** The call in the provider's terms: 'POST /pg/recon'. */
    call: string
    provider: Provider
    orderId: string
    row: string
  }
}

/** Used instead of an id: selects the first row of the next report, and stays with that row. */
export const FIRST_ROW = 'first'

const DAY_MS = 24 * 60 * 60 * 1000

/** Returns the ids that select this row: an order's id selects its first captured payment. */
export function listRowIds(row: Movement): string[] {
  const { order, attempt } = row
  switch (row.kind) {
    case 'payment': {
      const isFirst = order.attempts.find(({ state }) => state === 'SUCCESS') === attempt
      return isFirst ? [movementId(row), order.id, order.gatewayId] : [movementId(row)]
    }
    case 'refund':
      return [row.refund.id, row.refund.gatewayId]
    case 'dispute':
      return [row.dispute.id]
    case 'dispute-reversal':
      return []
  }
}

/** Returns the rows to report for this one: none, one or two, depending on the fault. */
export function withFault<SomeOrder extends Order>(
  row: Movement<SomeOrder>,
  fault: RowFaultName | undefined,
  now: Date,
): Movement<SomeOrder>[] {
  switch (fault) {
    case undefined:
      return [row]
    case 'row-missing':
      return []
    case 'row-doubled':
      // Slightly later, so that a page that ends with the first continues with the second.
      return [row, { ...row, lateMs: 1 }]
    case 'row-amount-off':
      return [{ ...row, amount: paise(row.amount + 1), effect: paise(row.effect + Math.sign(row.effect)) }]
    case 'row-late':
      return row.at + DAY_MS <= now.getTime() ? [{ ...row, lateMs: DAY_MS }] : []
  }
}
