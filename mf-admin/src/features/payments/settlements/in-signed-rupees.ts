import { inRupees } from '../../../data/payments/payment-labels'

/** '-Rs 125' for what was taken off. @param amount whole paise */
export function inSignedRupees(amount: number): string {
  return amount < 0 ? `-${inRupees(-amount)}` : inRupees(amount)
}
