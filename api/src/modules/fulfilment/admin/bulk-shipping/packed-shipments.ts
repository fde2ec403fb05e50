import {
  MOST_AT_ONCE,
  type PackedShipment,
  type PackedShipments,
} from 'shared-contracts/fulfilment/admin/bulk-shipping-schema'
import { orderWord } from 'shared-contracts/fulfilment/shipments'
import { dayInIndia } from 'shared-contracts/values/indian-time'
import type { Staff } from '../../../staff'
import type { Fulfilment } from '../..'
import { computeUndoableSince } from '../../shipments/undo-time'
import { dueDay } from '../queue/due-date'
import { isLate } from '../queue/queue'
import { adminShipment } from '../shipments/shipment-work'
import type { PackedShipmentsRepository } from './packed-shipments.repository'

interface PackedShipmentsDeps {
  repository: PackedShipmentsRepository
  fulfilment: Pick<Fulfilment, 'of'>
  now: () => Date
}

export type PackedShipmentsList = ReturnType<typeof createPackedShipments>

/** Lists the shipments that wait for a tracking number, and those whose shipping can still be undone. */
export function createPackedShipments({ repository, fulfilment, now }: PackedShipmentsDeps) {
  async function list(by: Staff): Promise<PackedShipments> {
    const packed = await repository.packed(MOST_AT_ONCE)
    const justShipped = await repository.shippedSince(computeUndoableSince(now()), MOST_AT_ONCE)
    const all = await fulfilment.of([...new Set([...packed, ...justShipped].map(({ order }) => order))])
    const today = dayInIndia(now())
    const toRows = (rows: typeof packed) =>
      rows.flatMap(({ id, ...row }): PackedShipment[] => {
        const shipment = all.get(row.order)?.find((one) => one.id === id)
        return shipment ? [{ ...known(row, today), shipment: adminShipment(shipment, by) }] : []
      })
    return { packed: toRows(packed), justShipped: toRows(justShipped) }
  }

  return { list }
}

type Row = Omit<Awaited<ReturnType<PackedShipmentsRepository['packed']>>[number], 'id'>

function known({ order, orderId, shippingAddress, createdAt, status, fulfilmentState }: Row, today: string) {
  const { firstName, lastName, city, pinCode } = shippingAddress
  const dueOn = dueDay(createdAt)
  return {
    ...{ order, orderId, dueOn },
    name: `${firstName} ${lastName}`,
    place: `${city} ${pinCode}`,
    isLate: isLate(orderWord(status, fulfilmentState), dueOn, today),
  }
}
