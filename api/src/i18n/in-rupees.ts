import { formatPrice, paise } from 'shared-contracts/values/money'

/** @param amount whole paise. @returns such as 'Rs 125.50' */
export function inRupees(amount: number): string {
  return `Rs ${formatPrice(paise(amount))}`
}
