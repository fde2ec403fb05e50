import type { Product } from 'shared-contracts/catalog/product'
import type { PickList, Pick as VariantToPick } from 'shared-contracts/fulfilment/admin/pick-list-schema'
import { piecesToPick } from 'shared-contracts/fulfilment/shipments'
import type { Orders } from '../../../orders'
import type { Staff } from '../../../staff'
import type { Fulfilment } from '../..'
import type { PaperworkRepository } from '../documents/paperwork.repository'
import type { QueueRepository, QueueRow } from './queue.repository'

const MOST_ORDERS = 500

interface PickListDeps {
  queue: Pick<QueueRepository, 'part'>
  repository: Pick<PaperworkRepository, 'printsOf' | 'markPrinted'>
  orders: Pick<Orders, 'linesOf'>
  fulfilment: Pick<Fulfilment, 'of' | 'sentPiecesOf'>
  products: () => Promise<readonly Product[]>
  now: () => Date
}

export type PickLists = ReturnType<typeof createPickLists>

/** Sorts by shelf position, which follows the catalogue. Products no longer sold come last, by name. */
function byShelf(picks: readonly VariantToPick[], products: readonly Product[]): VariantToPick[] {
  const places = new Map<string, number>()
  for (const { _id: id, variants } of products)
    for (const key of [keyOf(id), ...variants.map((variant) => keyOf(id, variant._id))])
      places.set(key, places.size)
  const placeOf = ({ productId, variantId }: VariantToPick) =>
    places.get(keyOf(productId, variantId)) ?? places.get(keyOf(productId)) ?? places.size
  return [...picks].sort(
    (a, b) => placeOf(a) - placeOf(b) || a.name.localeCompare(b.name) || a.variant.localeCompare(b.variant),
  )
}

function keyOf(productId: string, variantId = ''): string {
  return JSON.stringify([productId, variantId])
}

/** Lists the items to pick from the shelves for many orders in one walk. */
export function createPickLists({ queue, repository, orders, fulfilment, products, now }: PickListDeps) {
  /** @param chosen the ids of the orders to pack; defaults to all */
  async function list(chosen?: readonly string[]): Promise<PickList> {
    const waiting = await queue.part({ shipments: 'to-pack', money: 'any' }, MOST_ORDERS)
    const found = chosen ? waiting.filter(({ id }) => chosen.includes(id)) : waiting
    const ids = found.map(({ id }) => id)
    const printed = await repository.printsOf(ids, 'pick-list')
    const picks = new Map<string, VariantToPick>()
    const pieces = new Map<string, number>()
    for (const [id, packs] of await variantsOf(ids)) {
      const order = found.find((row) => row.id === id)
      for (const pack of packs) addPick(picks, pack, { id, orderId: order?.orderId ?? '' })
      pieces.set(
        id,
        packs.reduce((sum, { quantity }) => sum + quantity, 0),
      )
    }
    const last = Math.max(...[...printed.values()].map((at) => at.getTime()))
    return {
      picks: byShelf([...picks.values()], await products()),
      orders: found.map((row) => ({
        ...named(row),
        pieces: pieces.get(row.id) ?? 0,
        isNew: !printed.has(row.id),
      })),
      ...(printed.size > 0 && { printedAt: new Date(last).toISOString() }),
    }
  }

  async function variantsOf(ids: readonly string[]): Promise<Map<string, Pack[]>> {
    const [lines, shipments] = [await orders.linesOf(ids), await fulfilment.of(ids)]
    const sentOf = await fulfilment.sentPiecesOf(lines, shipments)
    return new Map(
      ids.map((id) => {
        const packs = lines.get(id) ?? []
        const open = piecesToPick(sentOf(id).wanted, shipments.get(id) ?? [])
        return [
          id,
          open.flatMap(({ line, quantity }) => {
            const pack = packs[line]
            return pack ? [{ ...pack, quantity }] : []
          }),
        ]
      }),
    )
  }

  /** Marks orders as printed on the list, without any other change. */
  function markPrinted(ids: readonly string[], by: Staff): Promise<void> {
    return repository.markPrinted(ids, 'pick-list', now(), by.name)
  }

  return { list, markPrinted }
}

interface Pack {
  productId: string
  variantId: string
  name: string
  variant: string
  quantity: number
}

function addPick(
  picks: Map<string, VariantToPick>,
  pack: Pack,
  order: { id: string; orderId: string },
): void {
  const { productId, variantId, name, variant, quantity } = pack
  const key = JSON.stringify([productId, variantId])
  const pick = picks.get(key) ?? { productId, variantId, name, variant, quantity: 0, orders: [] }
  const before = pick.orders.find(({ id }) => id === order.id)
  const others = pick.orders.filter(({ id }) => id !== order.id)
  picks.set(key, {
    ...pick,
    quantity: pick.quantity + quantity,
    orders: [...others, { ...order, quantity: quantity + (before?.quantity ?? 0) }],
  })
}

function named({ id, orderId, shippingAddress: { firstName, lastName } }: QueueRow) {
  return { id, orderId, name: `${firstName} ${lastName}` }
}
