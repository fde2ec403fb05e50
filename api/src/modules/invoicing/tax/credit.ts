import { type Paise, paise } from 'shared-contracts/values/money'
import { splitTax, type TaxKind, type TaxSplit } from './split-tax'

interface CreditableLine {
  line: number
  gross: Paise
  rate: number
  credited: Paise
}

/**
 * Splits another amount credited on a line into its parts, at the line's own rate. They are the difference between the line's
 * credits before and after, so that all credit notes together cancel it exactly, however often it is split.
 */
export function creditSplit({ gross, rate, credited }: CreditableLine, sum: Paise, kind: TaxKind): TaxSplit {
  if (sum <= 0 || credited + sum > gross) throw new RangeError(`${sum} cannot be taken back of ${gross}.`)
  const before = splitTax(credited, rate, kind)
  const after = splitTax(paise(credited + sum), rate, kind)
  return {
    taxable: paise(after.taxable - before.taxable),
    cgst: paise(after.cgst - before.cgst),
    sgst: paise(after.sgst - before.sgst),
    igst: paise(after.igst - before.igst),
  }
}

/**
 * Spreads an amount over lines in proportion to each line's remaining amount. Rounding remainders go to the first lines
 * with room.
 * @returns the amount of each line that gets one; undefined if it exceeds the remaining total
 */
export function spread(sum: Paise, lines: readonly CreditableLine[]): Map<number, Paise> | undefined {
  const left = lines.map(({ line, gross, credited }) => ({ line, left: gross - credited }))
  const all = left.reduce((total, one) => total + one.left, 0)
  if (sum <= 0 || sum > all) return undefined
  // BigInt, because the product of two amounts in paise can exceed the safe integers.
  const shares = left.map((one) => ({
    ...one,
    share: Number((BigInt(one.left) * BigInt(sum)) / BigInt(all)),
  }))
  let rest = sum - shares.reduce((total, { share }) => total + share, 0)
  const spreadOut = shares.map(({ line, left, share }) => {
    const more = Math.min(rest, left - share)
    rest -= more
    return [line, paise(share + more)] as const
  })
  return new Map(spreadOut.filter(([, share]) => share > 0))
}
