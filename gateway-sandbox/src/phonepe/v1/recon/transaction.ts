import type { Movement } from '../../../gateway/settlement/movement'
import { computeListingTime, isOfWindow, type Window } from '../../../gateway/settlement/window'
import type { PhonepeOrder } from '../../../gateway/store/order'

/** A payment as PhonePe reports it: with its refunds, which have no rows of their own. */
export interface Transaction {
  payment: Movement<PhonepeOrder>
  refunds: readonly Movement<PhonepeOrder>[]
}

/** From rows of the report; without its payment's row a refund is nowhere. */
export function groupTransactions(rows: readonly Movement<PhonepeOrder>[]): Transaction[] {
  return rows
    .filter(({ kind }) => kind === 'payment')
    .map((payment) => ({
      payment,
      refunds: rows.filter(({ kind, attempt }) => kind === 'refund' && attempt.id === payment.attempt.id),
    }))
}

/**
 * Whether the payment or one of its refunds is of the window. PhonePe does not say; otherwise nobody could learn of
 * a refund of an older payment without asking for all windows again.
 */
export function matchWindow(window: Window) {
  return ({ payment, refunds }: Transaction) => {
    // A payment that comes late brings its refunds late.
    const later = refunds.filter((one) => computeListingTime(one) >= computeListingTime(payment))
    return [payment, ...later].some((row) => isOfWindow(row, window))
  }
}
