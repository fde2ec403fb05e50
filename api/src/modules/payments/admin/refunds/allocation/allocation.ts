import type { RefundRequestInput } from 'shared-contracts/payments/admin/money-schema'
import { type Paise, paise, times } from 'shared-contracts/values/money'
import { inRupees } from '../../../../../i18n/in-rupees'
import { countRefunded, isShippingBack, type OrderedLine, type RefundableOrder, refusal } from './earlier'
import { amountOfPieces, listUnrefunded } from './share-of-return'

export type What = RefundRequestInput['what']

/**
 * Returns the amount to refund for a part of an order. Prices are not recomputed: a line is refunded at what was paid for it.
 * @throws AppError if the order has no such part, or it was refunded before
 */
export function computeAmount(what: What, order: RefundableOrder): Paise {
  if (what.kind === 'sum') return paise(what.amount)
  if (what.kind === 'shipping') {
    if (order.shipping === 0) throw refusal('Nothing was paid for shipping.')
    if (isShippingBack(order.earlier)) throw refusal('The shipping was refunded already.')
    return order.shipping
  }
  if (what.kind === 'return') return amountOfPieces(listUnrefunded(what.return, order), order.lines)
  const line = order.lines[what.line]
  if (!line) throw refusal(`The order has no line ${what.line + 1}.`)
  const left = line.quantity - countRefunded(what.line, order.earlier)
  if (what.quantity > left) throw refusal(`Of line ${what.line + 1} only ${left} can still be refunded.`)
  return times(line.price, what.quantity)
}

/**
 * @throws AppError if the amount exceeds what can still be refunded
 */
export function refuseAboveLeft(amount: Paise, left: Paise): void {
  if (amount > left) throw refusal(`At most ${inRupees(left)} can still be refunded.`)
}

/**
 * Builds the reason that goes to the gateway. Gateways treat the same amount with the same reason as one refund, so reasons are
 * numbered.
 * @param number the refund's position on this order or payment, from 1
 */
export function buildReason(
  what: What | { kind: 'cancel' },
  lines: readonly OrderedLine[],
  number: number,
  why: string,
): string {
  return `No. ${number}${describePart(what, lines)}: ${why}`
}

function describePart(what: What | { kind: 'cancel' }, lines: readonly OrderedLine[]): string {
  if (what.kind === 'cancel') return ', order cancelled'
  if (what.kind === 'sum') return ''
  if (what.kind === 'shipping') return ', shipping'
  if (what.kind === 'return') return ', goods that came back'
  const line = lines[what.line]
  return `, line ${what.line + 1} (${line?.name}, ${line?.variant}), ${what.quantity} of ${line?.quantity}`
}
