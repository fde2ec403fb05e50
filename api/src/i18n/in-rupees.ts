import { formatPrice, paise } from 'shared-contracts/values/money'

/** @param amount in paise. @returns text such as 'Rs 125.50' */
export function inRupees(amount: number): string {
  return `Rs ${formatPrice(paise(amount))}`
}
