import type { Ledger } from '../ledger/ledger'
import type { Order } from '../ledger/order'
import { FIRST_ROW, type RowFaultName } from '../ledger/row-fault'
import { type Movement, movementsOf } from './movement'
import { isOfWindow, labelOf, namesOf, type Row, type Window } from './row'
import { withFault } from './row-faults'

interface Question<SomeOrder extends Order> {
  isOwn: (order: Order) => order is SomeOrder
  window: Window
  /** The call as the provider names it: 'POST /pg/recon'. */
  call: string
}

/** What each provider's calls about settlement are made from. */
export interface SettlementReports {
  /**
   * Every row that the provider can report by now, with the faults that were chosen for them, in the order of the
   * report. The caller takes those of the window; it is asked for here since a fault is met by asking for its day.
   */
  rows<SomeOrder extends Order>(question: Question<SomeOrder>): Row<SomeOrder>[]
}

export function createSettlementReports(ledger: Ledger, now: () => Date): SettlementReports {
  function faultOf(row: Row): { row: string; fault: RowFaultName } | undefined {
    const names = namesOf(row)
    return ledger.rowFaults().find((chosen) => names.includes(chosen.row))
  }

  /** From now on the fault of the first row is that of the row that is the first today. */
  function nameFirstRow(rows: readonly Row[], window: Window) {
    const chosen = ledger.rowFaults().find(({ row }) => row === FIRST_ROW)
    const first = rows.find((row) => isOfWindow(row, window))
    const [name] = first ? namesOf(first) : []
    if (!chosen || name === undefined) return
    ledger.record({ type: 'row-fault-set', row: FIRST_ROW, fault: null })
    ledger.record({ type: 'row-fault-set', row: name, fault: chosen.fault })
  }

  return {
    rows({ isOwn, window, call }) {
      const plain = ledger.orders().filter(isOwn).flatMap(movementsOf).map(rowOf).sort(byPlace)
      nameFirstRow(plain, window)
      const reported = plain.flatMap((row) => {
        const chosen = faultOf(row)
        const rows = withFault(row, chosen?.fault, now())
        const { order } = row.movement
        if (chosen && [row, ...rows].some((one) => isOfWindow(one, window)))
          ledger.record({
            type: 'row-fault-met',
            row: chosen.row,
            meeting: {
              at: now().toISOString(),
              call,
              provider: order.provider,
              orderId: order.id,
              row: labelOf(row),
            },
          })
        return rows
      })
      return reported.sort(byPlace)
    },
  }
}

function rowOf<SomeOrder extends Order>(movement: Movement<SomeOrder>): Row<SomeOrder> {
  const { amount, effect, at, movedAt } = movement
  return {
    movement,
    amount,
    effect,
    listedAt: Date.parse(at),
    movedAt: movedAt ? Date.parse(movedAt) : undefined,
  }
}

function byPlace(one: Row, other: Row): number {
  return one.listedAt - other.listedAt || labelOf(one).localeCompare(labelOf(other))
}
