import { MOST_ON_HAND } from 'shared-contracts/catalog/stock'
import { normaliseNumber } from 'shared-contracts/values/typed-number'

/** Reads a number of packs from 0 up; blank means null. @returns the number, or what is wrong */
export function readCount(typed: string): { count?: number | null; problem?: string } {
  const number = normaliseNumber(typed)
  if (number === '') return { count: null }
  if (!/^\d{1,7}$/.test(number)) return { problem: 'Enter a whole number of packs, such as 12.' }
  return Number(number) > MOST_ON_HAND
    ? { problem: 'That’s more than any shelf holds. Check the number.' }
    : { count: Number(number) }
}
