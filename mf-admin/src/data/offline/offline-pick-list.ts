import type { Pick, PickList } from 'shared-contracts/fulfilment/admin/pick-list-schema'
import type { OrderToPack } from 'shared-contracts/fulfilment/admin/to-pack-schema'
import { piecesToPick } from 'shared-contracts/fulfilment/shipments'

/** Recalculates the pick list for orders after their queued steps. @param chosen order ids; omit for all */
export function buildOfflinePickList(
  list: PickList,
  orders: readonly OrderToPack[],
  chosen?: readonly string[],
): PickList {
  const toPick = orders
    .filter(({ id }) => !chosen || chosen.includes(id))
    .filter((order) => countPieces(order) > 0)
  return {
    ...list,
    picks: list.picks.flatMap((pick) => {
      const of = toPick.flatMap((order) => {
        const quantity = countPieces(order, pick)
        return quantity > 0 ? [{ id: order.id, orderId: order.orderId, quantity }] : []
      })
      const quantity = of.reduce((sum, order) => sum + order.quantity, 0)
      return quantity > 0 ? [{ ...pick, quantity, orders: of }] : []
    }),
    orders: list.orders.flatMap((named) => {
      const order = toPick.find(({ id }) => id === named.id)
      return order ? [{ ...named, pieces: countPieces(order) }] : []
    }),
  }
}

/** Counts an order's packs that are still to be picked: those of one variant, or all. */
function countPieces({ lines, shipments }: OrderToPack, pack?: Pick): number {
  const ordered = lines.map(({ quantity }, line) => ({ line, quantity }))
  return piecesToPick(ordered, shipments)
    .filter(({ line }) => !pack || isSameVariant(lines[line], pack))
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

function isSameVariant(line: OrderToPack['lines'][number] | undefined, pack: Pick): boolean {
  return line?.productId === pack.productId && line.variantId === pack.variantId
}
