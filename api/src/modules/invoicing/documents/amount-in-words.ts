import type { Paise } from 'shared-contracts/values/money'

const ONES = [
  ...['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven'],
  ...['Twelve', 'Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen'],
]
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety']
/** Indian number groups, largest first. */
const GROUPS = [
  [1_00_00_000, 'Crore'],
  [1_00_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const

/** Writes an amount as invoices do: 'Rupees One Lakh Five and Paise Fifty only'. @param amount at least 0 */
export function writeInWords(amount: Paise): string {
  const [rupees, rest] = [Math.floor(amount / 100), amount % 100]
  return `Rupees ${writeNumber(rupees)}${rest > 0 ? ` and Paise ${writeNumber(rest)}` : ''} only`
}

function writeNumber(number: number): string {
  const group = GROUPS.find(([size]) => number >= size)
  if (!group) return writeBelowHundred(number)
  const [size, name] = group
  const rest = number % size
  return `${writeNumber(Math.floor(number / size))} ${name}${rest > 0 ? ` ${writeNumber(rest)}` : ''}`
}

function writeBelowHundred(number: number): string {
  if (number < 20) return ONES[number] ?? ''
  const rest = number % 10
  return `${TENS[Math.floor(number / 10)]}${rest > 0 ? `-${ONES[rest]}` : ''}`
}
