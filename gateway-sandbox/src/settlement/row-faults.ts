import { paise } from 'shared-contracts/domain/money'
import type { Order, Provider } from '../store/order'
import type { Row } from './row'

/** What can be wrong with a row of a report about settlement, and what then happens, for people. */
export const rowFaults = [
  { name: 'row-missing', effect: 'The row is in no report.' },
  { name: 'row-doubled', effect: 'The row is there twice.' },
  { name: 'row-amount-off', effect: "The row's amount is a paisa too high." },
  {
    name: 'row-late',
    effect: "The row comes a day later, in the next day's window and never in its own; its times stay true.",
  },
] as const

export type RowFaultName = (typeof rowFaults)[number]['name']

/** What is wrong with one row of the reports about settlement. */
export interface RowFault {
  /** The id it was chosen by: an order's, a payment's, a refund's or a dispute's. */
  row: string
  fault: RowFaultName
  timesMet: number
  /** The last call that gave the row wrongly. */
  lastMet?: {
    at: string
    /** The call as the provider names it: 'POST /pg/recon'. */
    call: string
    provider: Provider
    orderId: string
    /** What the row is of: 'payment 1234567890'. */
    row: string
  }
}

/** In place of an id: the first row of the next report, which is named from then on. */
export const FIRST_ROW = 'first'

const DAY_MS = 24 * 60 * 60 * 1000

/** The row as it is reported by now: not at all, once or twice. */
export function withFault<SomeOrder extends Order>(
  row: Row<SomeOrder>,
  fault: RowFaultName | undefined,
  now: Date,
): Row<SomeOrder>[] {
  switch (fault) {
    case undefined:
      return [row]
    case 'row-missing':
      return []
    case 'row-doubled':
      // A moment later, so that a page that ends with the first goes on with the second.
      return [row, { ...row, listedAt: row.listedAt + 1 }]
    case 'row-amount-off':
      return [{ ...row, amount: paise(row.amount + 1), effect: paise(row.effect + Math.sign(row.effect)) }]
    case 'row-late': {
      const listedAt = row.listedAt + DAY_MS
      const movedAt = row.movedAt && row.movedAt + DAY_MS
      return listedAt <= now.getTime() ? [{ ...row, listedAt, movedAt }] : []
    }
  }
}
