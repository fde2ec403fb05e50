import type { LineQuantity } from 'shared-contracts/fulfilment/shipments'
import { add, type Paise, paise, times } from 'shared-contracts/values/money'
import { packPrice } from '../../../../orders'
import { countRefunded, type OrderedLine, type RefundableOrder, refusal } from './earlier'

type Returned = Omit<RefundableOrder, 'shipping'>

/** Returns the items of a return that have not been refunded yet. @throws AppError if there are none */
export function listUnrefunded(id: string, order: Returned): LineQuantity[] {
  if (order.earlier.some((one) => one.return === id)) throw refusal('This return has already been refunded.')
  const pieces = listLeft(id, order)
  if (pieces.length === 0) throw refusal('There’s nothing left to refund for this return.')
  return pieces
}

export function amountOfPieces(pieces: readonly LineQuantity[], lines: readonly OrderedLine[]): Paise {
  const amounts = pieces.map(({ line, quantity }) => {
    const ordered = lines[line]
    return ordered ? times(packPrice(ordered), quantity) : paise(0)
  })
  return add(...amounts)
}

/** Lists the returns that can still be refunded. */
export function openReturns(order: Returned) {
  return [...order.returned.keys()].flatMap((id, index) => {
    const pieces = order.earlier.some((one) => one.return === id) ? [] : listLeft(id, order)
    if (pieces.length === 0) return []
    const count = pieces.reduce((sum, { quantity }) => sum + quantity, 0)
    return [{ id, number: index + 1, pieces: count, amount: amountOfPieces(pieces, order.lines) }]
  })
}

function listLeft(id: string, { lines, earlier, returned }: Returned): LineQuantity[] {
  return (returned.get(id) ?? []).flatMap(({ line, quantity }) => {
    const left = (lines[line]?.quantity ?? 0) - countRefunded(line, earlier)
    return left > 0 ? [{ line, quantity: Math.min(quantity, left) }] : []
  })
}
