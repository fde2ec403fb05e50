import { type Paise, paise } from 'shared-contracts/values/money'
import { splitTax, type TaxKind, type TaxSplit } from './split-tax'

interface CreditableLine {
  line: number
  gross: Paise
  rate: number
  credited: Paise
}

/**
 * The parts of one more sum that is taken back from a line, at the line's own rate. They are the difference of what has
 * been taken back after and before, so that all credit notes together undo the line exactly, however often it is split.
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
 * Spreads a free sum over lines by what is left of each. What division leaves goes to the first lines that can take it.
 * @returns the sums of the lines that get one; undefined when more is asked than is left
 */
export function spread(sum: Paise, lines: readonly CreditableLine[]): Map<number, Paise> | undefined {
  const left = lines.map(({ line, gross, credited }) => ({ line, left: gross - credited }))
  const all = left.reduce((total, one) => total + one.left, 0)
  if (sum <= 0 || sum > all) return undefined
  // As BigInt: two sums in paise multiplied can pass what a number holds exactly.
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
