import type { Provider } from './order'

export type RowFaultName = 'row-missing' | 'row-doubled' | 'row-amount-off' | 'row-late'

/** A call that gave a row wrongly. */
export interface RowFaultMeeting {
  at: string
  /** The call as the provider names it: 'POST /pg/recon'. */
  call: string
  provider: Provider
  orderId: string
  /** What the row is of: 'payment 1234567890'. */
  row: string
}

/** What is wrong with one row of the reports about settlement. */
export interface RowFault {
  /** The id it was chosen by: an order's, a payment's, a refund's or a dispute's. */
  row: string
  fault: RowFaultName
  timesMet: number
  lastMet?: RowFaultMeeting
}

/** In place of an id: the first row of the next report, which is named from then on. */
export const FIRST_ROW = 'first'

export type RowFaultEvent =
  /** Null takes away the fault there was. */
  | { type: 'row-fault-set'; row: string; fault: RowFaultName | null }
  | { type: 'row-fault-met'; row: string; meeting: RowFaultMeeting }

/** Changes the faults, which are kept by their rows, as the event says. */
export function applyToRowFaults(faults: Map<string, RowFault>, event: RowFaultEvent) {
  const { row } = event
  const before = faults.get(row)
  if (event.type === 'row-fault-met') {
    if (before) faults.set(row, { ...before, timesMet: before.timesMet + 1, lastMet: event.meeting })
    return
  }
  if (event.fault) faults.set(row, { row, fault: event.fault, timesMet: 0 })
  else faults.delete(row)
}
