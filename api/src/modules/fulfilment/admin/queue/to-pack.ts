import type { OrderToPack, WorkToPack } from 'shared-contracts/fulfilment/admin/to-pack-schema'
import { openPieces, orderWord } from 'shared-contracts/fulfilment/shipments'
import { dayInIndia } from 'shared-contracts/values/indian-time'
import type { Orders } from '../../../orders'
import type { Staff } from '../../../staff'
import type { Fulfilment, SentQuantities, Shipment } from '../..'
import type { BarcodesRepository } from '../documents/barcodes.repository'
import type { PaperworkRepository } from '../documents/paperwork.repository'
import { adminShipment } from '../shipments/shipment-work'
import { dueDay } from './due-date'
import type { PickLists } from './pick-lists'
import { isLate } from './queue'
import type { QueueRepository, QueueRow } from './queue.repository'

/** More orders than two people can pack in a day. Also limits how many customers' data a phone may store. */
const A_DAY = 200

interface ToPackDeps {
  queue: Pick<QueueRepository, 'part'>
  repository: Pick<PaperworkRepository, 'notesOf'>
  orders: Pick<Orders, 'linesOf'>
  fulfilment: Pick<Fulfilment, 'of' | 'couriers' | 'sentPiecesOf'>
  barcodes: BarcodesRepository
  pickLists: Pick<PickLists, 'list'>
  now: () => Date
}

export type ToPack = ReturnType<typeof createToPack>

/** Lists the orders that a packer's phone stores for offline use. */
export function createToPack(deps: ToPackDeps) {
  const { queue, repository, orders, fulfilment, barcodes, pickLists, now } = deps

  async function ordersToPack(staff: Staff): Promise<Omit<WorkToPack, 'couriers'>> {
    const rows = await queue.part({ shipments: 'to-pack', money: 'any' }, A_DAY)
    const ids = rows.map(({ id }) => id)
    const [lines, shipments] = [await orders.linesOf(ids), await fulfilment.of(ids)]
    const sentOf = await fulfilment.sentPiecesOf(lines, shipments)
    const codeOf = await barcodes.codesOf([...lines.values()].flat())
    const today = dayInIndia(now())
    const list: OrderToPack[] = []
    for (const row of rows) {
      const ordered = lines.get(row.id) ?? []
      const notes = row.hasNotes ? await repository.notesOf(row.id) : []
      list.push({
        ...known(row, today),
        lines: ordered.map(({ productId, variantId, name, variant, quantity }) => ({
          ...{ productId, variantId, name, variant, quantity },
        })),
        barcodes: ordered.map(codeOf),
        ...inShipments(sentOf(row.id), shipments.get(row.id) ?? [], staff),
        notes: notes.map(({ text }) => text),
      })
    }
    return { orders: list, pickList: await pickLists.list(ids) }
  }

  return { ordersToPack, couriers: fulfilment.couriers.all }
}

function known(
  { id, orderId, createdAt, status, fulfilmentState, shippingAddress }: QueueRow,
  today: string,
) {
  const { email: _, ...address } = shippingAddress
  const dueOn = dueDay(createdAt)
  return {
    ...{ id, orderId, dueOn, address },
    createdAt: createdAt.toISOString(),
    isLate: isLate(orderWord(status, fulfilmentState), dueOn, today),
  }
}

function inShipments({ wanted, notSent }: SentQuantities, shipments: readonly Shipment[], staff: Staff) {
  return {
    shipments: shipments.map((shipment) => adminShipment(shipment, staff)),
    open: openPieces(wanted, shipments),
    ...(notSent.length > 0 && { notSent }),
  }
}
