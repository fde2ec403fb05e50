import type { OrderMoney, RefundRequestInput } from 'shared-contracts/payments/admin/money-schema'
import { inRupees } from 'shared-contracts/values/money'
import { normaliseNumber, typedRupees } from 'shared-contracts/values/typed-number'

/** Something that can be refunded: returned goods, a line, the shipping, or an amount. */
interface Part {
  /** The value of the option: 'return-<id>', 'line-0', 'shipping' or 'sum'. */
  value: string
  label: string
  /** The maximum quantity of a line. */
  most?: number
  /** The full amount, or a line's amount per unit, in paise. Undefined if the amount is typed. */
  amount?: number
}

const RETURN = 'return-'

/** Lists the refundable parts. Returned goods come first, because they are refunded most often. */
export function listParts({ lines, shipping, isShippingRefunded, returns }: OrderMoney): Part[] {
  return [
    ...returns.map(({ id, number, pieces, amount }) => ({
      value: `${RETURN}${id}`,
      amount,
      label: `Return ${number}, ${pieces === 1 ? '1 item' : `${pieces} items`}, ${inRupees(amount)}`,
    })),
    ...lines
      .map(({ line, name, variant, price, quantity, refunded }) => ({
        value: `line-${line}`,
        amount: price,
        label: `${name}, ${variant}, ${inRupees(price)} each`,
        most: quantity - refunded,
      }))
      .filter(({ most }) => most > 0),
    ...(shipping > 0 && !isShippingRefunded
      ? [{ value: 'shipping', amount: shipping, label: `Shipping, ${inRupees(shipping)}` }]
      : []),
    { value: 'sum', label: 'Other amount' },
  ]
}

/** Returns a button's label: 'Refund Rs 350', or 'Refund' until the amount is known. */
export function refundLabel(
  part: Part | undefined,
  { pieces, rupees }: { pieces: string; rupees: string },
): string {
  const count = part?.most === undefined ? 1 : Number(normaliseNumber(pieces))
  const amount = part?.amount === undefined ? typedRupees(rupees) : part.amount * count
  return amount && amount > 0 ? `Refund ${inRupees(amount)}` : 'Refund'
}

/** @returns undefined if the amount or quantity is invalid */
export function parseRefundInput(
  part: string,
  { pieces, rupees }: { pieces: string; rupees: string },
): RefundRequestInput['what'] | undefined {
  if (part === 'shipping') return { kind: 'shipping' }
  if (part.startsWith(RETURN)) return { kind: 'return', return: part.slice(RETURN.length) }
  if (part === 'sum') {
    const amount = typedRupees(rupees)
    return amount && amount > 0 ? { kind: 'sum', amount } : undefined
  }
  const quantity = Number(normaliseNumber(pieces))
  const line = Number(part.slice('line-'.length))
  return Number.isInteger(quantity) && quantity > 0 ? { kind: 'line', line, quantity } : undefined
}
