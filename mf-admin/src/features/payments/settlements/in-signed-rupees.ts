import { inRupees } from 'shared-contracts/values/money'

/** Formats an amount that may be negative: '-Rs 125'. @param amount whole paise */
export function inSignedRupees(amount: number): string {
  return amount < 0 ? `-${inRupees(-amount)}` : inRupees(amount)
}
