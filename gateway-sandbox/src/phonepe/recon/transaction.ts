import { isOfWindow, type Row, type Window } from '../../settlement/row'
import type { PhonepeOrder } from '../../store/order'

/** A payment as PhonePe reports it: with its refunds, which have no rows of their own. */
export interface Transaction {
  payment: Row<PhonepeOrder>
  refunds: readonly Row<PhonepeOrder>[]
}

/** From rows of the report; without its payment's row a refund is nowhere. */
export function transactionsIn(rows: readonly Row<PhonepeOrder>[]): Transaction[] {
  return rows
    .filter(({ movement }) => movement.kind === 'payment')
    .map((payment) => ({
      payment,
      refunds: rows.filter(
        ({ movement }) => movement.kind === 'refund' && movement.attempt.id === payment.movement.attempt.id,
      ),
    }))
}

/**
 * Whether the payment or one of its refunds is of the window. PhonePe does not say; otherwise nobody could learn of
 * a refund of an older payment without asking for all windows again.
 */
export function isTransactionOf(window: Window) {
  return ({ payment, refunds }: Transaction) => {
    // A payment that comes late brings its refunds late.
    const later = refunds.filter(({ listedAt }) => listedAt >= payment.listedAt)
    return [payment, ...later].some((row) => isOfWindow(row, window))
  }
}
