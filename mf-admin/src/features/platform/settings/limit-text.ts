import { formatPrice, paise } from 'shared-contracts/values/money'

/** @param value in paise; null is no limit */
export function limitText(value: number | null): string {
  return value === null ? 'no limit' : `Rs ${formatPrice(paise(value))}`
}
