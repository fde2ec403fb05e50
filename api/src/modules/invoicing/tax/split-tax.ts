import { type Paise, paise } from 'shared-contracts/values/money'

/** Two equal halves within the seller's State, one tax to other States, none on exports with an undertaking. */
export type TaxKind = 'halves' | 'integrated' | 'zero-rated'

/** The parts of a price; they add up to it, to the paisa. */
export interface TaxSplit {
  taxable: Paise
  cgst: Paise
  sgst: Paise
  igst: Paise
}

/** One per cent. Rates are whole hundredths of a per cent: 5% is 500. */
export const PERCENT = 100

/**
 * Takes the tax out of a price that includes it: value times rate divided by 100 plus rate (CGST rule 35). Each
 * half is rounded separately, so that both are equal; the rest is the taxable value.
 * @param rate the rate of both halves together, in hundredths of a per cent
 */
export function splitTax(gross: Paise, rate: number, kind: TaxKind): TaxSplit {
  const none = paise(0)
  if (kind === 'zero-rated') return { taxable: gross, cgst: none, sgst: none, igst: none }
  if (kind === 'integrated') {
    const igst = contained(gross, rate, rate)
    return { taxable: paise(gross - igst), cgst: none, sgst: none, igst }
  }
  const half = contained(gross, rate / 2, rate)
  return { taxable: paise(gross - 2 * half), cgst: half, sgst: half, igst: none }
}

function contained(gross: Paise, part: number, rate: number): Paise {
  return paise(Math.round((gross * part) / (100 * PERCENT + rate)))
}
