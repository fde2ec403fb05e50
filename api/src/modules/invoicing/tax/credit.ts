import { type Paise, paise } from 'shared-contracts/values/money'
import { splitTax, type TaxKind, type TaxSplit } from './split-tax'

interface CreditableLine {
  line: number
  gross: Paise
  rate: number
  credited: Paise
}

/** Splits a credit as the difference between all credits with and without it, so that they add up exactly. */
export function creditSplit({ gross, rate, credited }: CreditableLine, sum: Paise, kind: TaxKind): TaxSplit {
  if (sum <= 0 || credited + sum > gross)
    throw new RangeError(`Cannot credit ${sum} of an amount of ${gross}.`)
  const before = splitTax(credited, rate, kind)
  const after = splitTax(paise(credited + sum), rate, kind)
  return {
    taxable: paise(after.taxable - before.taxable),
    cgst: paise(after.cgst - before.cgst),
    sgst: paise(after.sgst - before.sgst),
    igst: paise(after.igst - before.igst),
  }
}

/** Spreads a sum in proportion to remaining amounts; the first lines get the rest. Undefined if impossible. */
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
