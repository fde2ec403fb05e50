import type { RefundRequestInput } from 'shared-contracts/payments/admin/money-schema'
import { inRupees, type Paise, paise, times } from 'shared-contracts/values/money'
import { packPrice } from '../../../../orders'
import { countRefunded, isShippingBack, type OrderedLine, type RefundableOrder, refusal } from './earlier'
import { amountOfPieces, listUnrefunded } from './share-of-return'

export type What = RefundRequestInput['what']

/** Computes a refund's amount, at the prices paid. @throws AppError if that part can't be refunded any more */
export function computeAmount(what: What, order: RefundableOrder): Paise {
  if (what.kind === 'sum') return paise(what.amount)
  if (what.kind === 'shipping') {
    if (order.shipping === 0) throw refusal('This order had no shipping charge.')
    if (isShippingBack(order.earlier)) throw refusal('Shipping has already been refunded.')
    return order.shipping
  }
  if (what.kind === 'return')
    return refuseNothing(amountOfPieces(listUnrefunded(what.return, order), order.lines))
  const line = order.lines[what.line]
  if (!line) throw refusal(`The order has no item ${what.line + 1}.`)
  const left = line.quantity - countRefunded(what.line, order.earlier)
  if (what.quantity > left) throw refusal(`Only ${left} of item ${what.line + 1} can still be refunded.`)
  return refuseNothing(times(packPrice(line), what.quantity))
}

/** @throws AppError if a discount made the items free */
function refuseNothing(amount: Paise): Paise {
  if (amount === 0) throw refusal('Nothing was paid for these items.')
  return amount
}

/** @throws AppError if the amount exceeds the refundable amount */
export function refuseAboveLeft(amount: Paise, left: Paise): void {
  if (amount > left) throw refusal(`At most ${inRupees(left)} can still be refunded.`)
}

/** Builds a numbered reason, because a refund with the same amount and reason would be taken for a repeat. */
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
  if (what.kind === 'return') return ', returned items'
  const line = lines[what.line]
  return `, line ${what.line + 1} (${line?.name}, ${line?.variant}), ${what.quantity} of ${line?.quantity}`
}
