import type { PriceInput } from 'shared-contracts/catalog/admin/bulk-schema'
import { categories } from 'shared-contracts/catalog/categories'
import { parseRupees } from 'shared-contracts/values/money'
import { normaliseNumber } from 'shared-contracts/values/typed-number'

/** New prices are rounded to multiples of these. */
export const roundings = [
  { paise: 100, words: '1 rupee' },
  { paise: 500, words: '5 rupees' },
  { paise: 1000, words: '10 rupees' },
  { paise: 1, words: '1 paisa' },
] as const

type Values = Record<'by' | 'amount' | 'roundTo' | 'category', string>

/** Returns the request, or the error in the amount. */
export function readInput(values: Values): { input?: PriceInput; problem?: string } {
  const amount = normaliseNumber(values.amount)
  const roundTo = roundings.find(({ paise }) => String(paise) === values.roundTo)?.paise ?? 100
  const category = categories.find((one) => one === values.category)
  const common = { roundTo, ...(category && { category }) }
  if (values.by === 'sum') {
    const sum = parseRupees(amount)
    return sum === undefined
      ? { problem: 'Enter an amount in rupees, such as 5 or -2.50' }
      : { input: { sum, ...common } }
  }
  const percent = Number(amount)
  if (!/^-?\d{1,3}(\.\d)?$/.test(amount) || percent < -90 || percent > 200)
    return { problem: 'Enter a percentage from -90 to 200, such as 10 or -2.5' }
  return { input: { percent, ...common } }
}
