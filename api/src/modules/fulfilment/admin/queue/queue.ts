import { isToShip, type OrderWord, orderWord } from 'shared-contracts/fulfilment/shipments'
import type { OrderCard, OrderCards, OrderSearch } from 'shared-contracts/orders/admin/orders-schema'
import { dayInIndia } from 'shared-contracts/values/indian-time'
import { paise, rupees } from 'shared-contracts/values/money'
import type { Orders } from '../../../orders'
import type { Fulfilment, SentQuantities, Shipment } from '../..'
import { dueDay } from './due-date'
import type { QueueRepository, QueueRow } from './queue.repository'

const A_PART = 20

interface QueueDeps {
  repository: QueueRepository
  orders: Pick<Orders, 'linesOf'>
  fulfilment: Pick<Fulfilment, 'of' | 'sentPiecesOf'>
  now: () => Date
}

export type OrderQueue = ReturnType<typeof createOrderQueue>

/** Lists orders, and searches all of them. */
export function createOrderQueue({ repository, orders, fulfilment, now }: QueueDeps) {
  async function search(asked: OrderSearch): Promise<OrderCards> {
    const found = await repository.part(asked, A_PART + 1)
    const rows = found.slice(0, A_PART)
    const ids = rows.map(({ id }) => id)
    const [lines, shipments] = [await orders.linesOf(ids), await fulfilment.of(ids)]
    const sentOf = await fulfilment.sentPiecesOf(lines, shipments)
    const today = dayInIndia(now())
    const last = rows.at(-1)
    return {
      orders: rows.map((row) => {
        const packs = sentVariants(lines.get(row.id) ?? [], sentOf(row.id))
        return toCard(row, packs, shipments.get(row.id) ?? [], today)
      }),
      ...(found.length > rows.length && last && { next: last.position }),
      ...(asked.after === undefined && { total: await repository.countAll(asked) }),
    }
  }

  return { search }
}

interface OrderedVariant {
  name: string
  variant: string
  quantity: number
}

/** Returns the items still to send; if there are none, all items, to show what the order contains. */
function sentVariants(
  packs: readonly OrderedVariant[],
  { wanted }: SentQuantities,
): readonly OrderedVariant[] {
  if (wanted.length === 0) return packs
  return wanted.flatMap(({ line, quantity }) => {
    const pack = packs[line]
    return pack ? [{ ...pack, quantity }] : []
  })
}

function toCard(
  row: QueueRow,
  lines: readonly OrderedVariant[],
  shipments: readonly Shipment[],
  today: string,
): OrderCard {
  const { shippingAddress: address, status, createdAt } = row
  const word = orderWord(status, row.fulfilmentState)
  const dueOn = dueDay(createdAt)
  return {
    id: row.id,
    orderId: row.orderId,
    name: `${address.firstName} ${address.lastName}`,
    place: `${address.city} ${address.pinCode}`,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: lines.map(({ quantity, name, variant }) => `${quantity} x ${name}, ${variant}`),
    total: rupees(paise(row.total)),
    money: status,
    ...(row.isPaymentHeld && { isPaymentHeld: true }),
    ...(word && { word }),
    createdAt: createdAt.toISOString(),
    dueOn,
    isLate: isLate(word, dueOn, today),
    inHand: shipments.flatMap(({ state, packerName }) =>
      state === 'packing' || state === 'packed' ? [{ state, by: packerName }] : [],
    ),
    hasNotes: row.hasNotes,
    isLabelled: row.isLabelled,
  }
}

export function isLate(word: OrderWord | undefined, dueOn: string, today: string): boolean {
  return isToShip(word) && dueOn < today
}
