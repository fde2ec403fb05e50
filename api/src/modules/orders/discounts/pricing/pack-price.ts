import { type Paise, paise } from 'shared-contracts/values/money'

interface DiscountedLine {
  price: Paise
  quantity: number
  discount: Paise
}

/** Returns the discount of one pack. It is exact, because `allocate` gives every pack of a line the same. */
export function packDiscount({ discount, quantity }: Pick<DiscountedLine, 'quantity' | 'discount'>): Paise {
  return paise(discount / quantity)
}

/** Returns what the customer paid for one pack of an order's line. */
export function packPrice(line: DiscountedLine): Paise {
  return paise(line.price - packDiscount(line))
}
