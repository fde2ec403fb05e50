import type { Movement } from '../../../gateway/settlement/movement'
import { computeListingTime, isOfWindow, type Window } from '../../../gateway/settlement/window'
import type { PhonepeOrder } from '../../../gateway/store/order'

/** A payment as PhonePe reports it, including its refunds, which have no separate rows. */
export interface Transaction {
  payment: Movement<PhonepeOrder>
  refunds: readonly Movement<PhonepeOrder>[]
}

/** Groups rows of the report. A refund without its payment's row is left out. */
export function groupTransactions(rows: readonly Movement<PhonepeOrder>[]): Transaction[] {
  return rows
    .filter(({ kind }) => kind === 'payment')
    .map((payment) => ({
      payment,
      refunds: rows.filter(({ kind, attempt }) => kind === 'refund' && attempt.id === payment.attempt.id),
    }))
}

/** Matches a payment or its refunds. Undocumented, but otherwise refunds of older payments would be missed. */
export function matchWindow(window: Window) {
  return ({ payment, refunds }: Transaction) => {
    // A late payment delays its refunds.
    const later = refunds.filter((one) => computeListingTime(one) >= computeListingTime(payment))
    return [payment, ...later].some((row) => isOfWindow(row, window))
  }
}
