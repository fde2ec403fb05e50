/** An amount of Indian money in whole paise: the only unit that is added, compared or stored. */
export type Paise = number & { readonly unit: 'paise' }

/** @param amount whole paise @throws RangeError if it is not a safe whole number */
export function paise(amount: number): Paise {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of paise.`)
  return amount as Paise
}

/** Parses rupees: a number or decimal text with at most two decimals. @returns undefined for anything else */
export function parseRupees(rupees: number | string): Paise | undefined {
  const text = typeof rupees === 'number' ? String(rupees) : rupees.trim()
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text)
  if (!match) return undefined
  const [, sign, whole, fraction = ''] = match
  const amount = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return paise(sign && amount !== 0 ? -amount : amount)
}

/** Converts an amount to rupees: 12500 paise is 125, 12550 paise is 125.5. */
export function rupees(amount: Paise): number {
  return amount / 100
}

/** Formats a price for a card or page, '125' or '125.50' (specification 8.11). */
export function formatPrice(amount: Paise): string {
  return amount % 100 === 0 ? String(amount / 100) : formatAmount(amount)
}

/** Formats an amount with two decimals, '125.00', for cart, checkout and invoices (specification 9.3). */
export function formatAmount(amount: Paise): string {
  return (amount / 100).toFixed(2)
}

/** Formats an amount for staff, in Indian groups: 'Rs 125.50', 'Rs 1,00,000'. @param amount whole paise */
export function inRupees(amount: number): string {
  const digits = amount % 100 === 0 ? 0 : 2
  return `Rs ${(amount / 100).toLocaleString('en-IN', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`
}

export function add(...amounts: readonly Paise[]): Paise {
  return paise(amounts.reduce<number>((sum, amount) => sum + amount, 0))
}

/** @param count a whole number of units */
export function times(amount: Paise, count: number): Paise {
  return paise(amount * count)
}

/** Returns the given percentage of an amount, rounded half up to a whole paisa. */
export function percent(amount: Paise, percentage: number): Paise {
  return paise(Math.round((amount * percentage) / 100))
}
