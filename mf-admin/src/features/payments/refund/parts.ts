import type { OrderMoney, RefundRequestInput } from 'shared-contracts/payments/admin/money-schema'
import { normaliseNumber, typedRupees } from 'shared-contracts/values/typed-number'
import { inRupees } from '../../../data/payments/payment-labels'

/** A part of an order that can be refunded. */
interface Part {
  /** The stored choice: 'return-<id>', 'line-0', 'shipping' or 'sum'. */
  value: string
  label: string
  /** The refundable pieces of a line. */
  most?: number
}

const RETURN = 'return-'

/** Returned goods come first, because they are refunded most often. */
export function listParts({ lines, shipping, isShippingRefunded, returns }: OrderMoney): Part[] {
  return [
    ...returns.map(({ id, number, pieces, amount }) => ({
      value: `${RETURN}${id}`,
      label: `Return ${number}, ${pieces === 1 ? '1 item' : `${pieces} items`}, ${inRupees(amount)}`,
    })),
    ...lines
      .map(({ line, name, variant, price, quantity, refunded }) => ({
        value: `line-${line}`,
        label: `${name}, ${variant}, ${inRupees(price)} each`,
        most: quantity - refunded,
      }))
      .filter(({ most }) => most > 0),
    ...(shipping > 0 && !isShippingRefunded
      ? [{ value: 'shipping', label: `Shipping, ${inRupees(shipping)}` }]
      : []),
    { value: 'sum', label: 'Other amount' },
  ]
}

/** @returns undefined if the input is not a valid amount or number of pieces */
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
