import { paise } from 'shared-contracts/domain/money'
import type { Order } from '../ledger/order'
import type { RowFaultName } from '../ledger/row-fault'
import type { Row } from './row'

interface RowFaultDescription {
  name: RowFaultName
  /** What happens, for people. */
  effect: string
}

/** What can be wrong with a row of a report about settlement. */
export const rowFaults: readonly RowFaultDescription[] = [
  { name: 'row-missing', effect: 'The row is in no report.' },
  { name: 'row-doubled', effect: 'The row is there twice.' },
  { name: 'row-amount-off', effect: "The row's amount is a paisa too high." },
  {
    name: 'row-late',
    effect: "The row comes a day later, in the next day's window and never in its own; its times stay true.",
  },
]

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
