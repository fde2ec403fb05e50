import { inRupees } from '../../../data/payments/payment-labels'

/** Formats a negative amount: '-Rs 125'. @param amount whole paise */
export function inSignedRupees(amount: number): string {
  return amount < 0 ? `-${inRupees(-amount)}` : inRupees(amount)
}
