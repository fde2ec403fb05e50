import { add, type Paise, paise } from 'shared-contracts/values/money'

interface DiscountableLine {
  price: Paise
  quantity: number
  /** False if the discount does not apply to this product. */
  isEligible: boolean
}

/** A discount divided among an order's lines and its shipping charge, in the order of the lines. */
export interface Allocation {
  lines: Paise[]
  shipping: Paise
}

/**
 * Divides a discount among the eligible lines by their value. Every pack of a line gets the same whole number of
 * paise, so that invoices, refunds and credit notes of single packs add up exactly. The largest remainders are
 * rounded up, and the few paise that no line can share evenly lower the shipping charge.
 * @param amount at most the value of the eligible lines
 */
export function allocate(amount: Paise, lines: readonly DiscountableLine[], charge: Paise): Allocation {
  const value = lines.reduce((sum, line) => sum + (line.isEligible ? line.price * line.quantity : 0), 0)
  const shares = lines.map((line, index) => ({ index, ...line, ...shareOfPack(amount, line, value) }))
  let rest = amount - shares.reduce((sum, { pack, quantity }) => sum + pack * quantity, 0)
  const packs = shares.map(({ pack }) => pack)
  const byRemainder = shares
    .filter(({ remainder }) => remainder > 0n)
    .toSorted((a, b) => Number(b.remainder - a.remainder) || a.index - b.index)
  for (const { index, quantity, pack } of byRemainder)
    if (quantity <= rest) {
      packs[index] = pack + 1
      rest -= quantity
    }
  return {
    lines: shares.map(({ quantity, index }) => paise((packs[index] ?? 0) * quantity)),
    shipping: paise(Math.min(rest, charge)),
  }
}

export function sumOf({ lines, shipping }: Allocation): Paise {
  return add(shipping, ...lines)
}

function shareOfPack(amount: Paise, { price, isEligible }: DiscountableLine, value: number) {
  if (!isEligible || value === 0) return { pack: 0, remainder: 0n }
  // BigInt, because the product of two amounts in paise can exceed the safe integers.
  const product = BigInt(amount) * BigInt(price)
  return { pack: Number(product / BigInt(value)), remainder: product % BigInt(value) }
}
