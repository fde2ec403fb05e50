import type { Basics } from '../../values/basics'
import type { Provider, ProviderOrder } from '../store/order'
import { listOrders } from '../store/orders'
import { formatMovementLabel, listMovements, type Movement } from './movement'
import { FIRST_ROW, listRowIds, type RowFault, withFault } from './row-faults'
import { computeListingTime, isOfWindow, type Window } from './window'

interface Question<P extends Provider> {
  provider: P
  window: Window
  /** The call in the provider's terms: 'POST /pg/recon'. */
  call: string
}

export type SettlementReports = ReturnType<typeof createSettlementReports>

export function createSettlementReports({ store, now }: Basics) {
  function faultOf(row: Movement): RowFault | undefined {
    const names = listRowIds(row)
    return store.rowFaults.all().find((chosen) => names.includes(chosen.row))
  }

  /** Assigns the fault of "the first row" to the row that is now first. */
  function nameFirstRow(rows: readonly Movement[], window: Window) {
    const chosen = store.rowFaults.get(FIRST_ROW)
    const first = rows.find((row) => isOfWindow(row, window))
    const [name] = first ? listRowIds(first) : []
    if (!chosen || name === undefined) return
    store.rowFaults.delete(FIRST_ROW)
    store.rowFaults.set(name, { row: name, fault: chosen.fault, timesMet: 0 })
  }

  function noteMet(chosen: RowFault, row: Movement, call: string) {
    const { provider, id } = row.order
    const lastMet = { at: now().toISOString(), call, provider, orderId: id, row: formatMovementLabel(row) }
    store.rowFaults.set(chosen.row, { ...chosen, timesMet: chosen.timesMet + 1, lastMet })
  }

  return {
    /** Lists all rows, with their faults, in report order. `window` only decides which faults have occurred. */
    rows<P extends Provider>({ provider, window, call }: Question<P>): Movement<ProviderOrder<P>>[] {
      const plain = listOrders(store, provider).flatMap(listMovements).sort(byPlace)
      nameFirstRow(plain, window)
      const reported = plain.flatMap((row) => {
        const chosen = faultOf(row)
        const rows = withFault(row, chosen?.fault, now())
        if (chosen && [row, ...rows].some((one) => isOfWindow(one, window))) noteMet(chosen, row, call)
        return rows
      })
      return reported.sort(byPlace)
    },
  }
}

function byPlace(one: Movement, other: Movement): number {
  return (
    computeListingTime(one) - computeListingTime(other) ||
    formatMovementLabel(one).localeCompare(formatMovementLabel(other))
  )
}
