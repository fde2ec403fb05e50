import type { CustomerShipment } from 'shared-contracts/orders/order'
import type { Database } from '../../../db/connection'
import type { WithoutAdmin } from '../../../db/without-admin'
import { trackingLink } from '../couriers/tracking-link'
import { createReturnsRepository, type Return } from '../returns/returns.repository'
import { createShipmentsRepository, type Shipment } from './shipments.repository'

interface CustomerShipmentsDeps {
  database: Database
  withoutAdmin: WithoutAdmin
}

/** Returns the shipped shipments of the given orders, as customers see them. */
type CustomerShipments = (orderIds: readonly string[]) => Promise<Map<string, CustomerShipment[]>>

/** If shipments cannot be read, orders are shown without them. */
export function createCustomerShipments({
  database,
  withoutAdmin,
}: CustomerShipmentsDeps): CustomerShipments {
  const repository = createShipmentsRepository(database)
  const returns = createReturnsRepository(database)

  async function read(orderIds: readonly string[]): Promise<Map<string, CustomerShipment[]>> {
    const found = await repository.of(orderIds)
    const hasLeft = [...found].filter(([, shipments]) => shipments.some(({ shippedAt }) => shippedAt))
    const back = await returns.of(hasLeft.map(([order]) => order))
    return new Map(
      [...found].map(([order, shipments]) => [
        order,
        shipments.flatMap((shipment) => shown(shipment, back.get(order) ?? [])),
      ]),
    )
  }

  return (orderIds) =>
    withoutAdmin.go(
      'shipments',
      () => read(orderIds),
      () => new Map(),
    )
}

function shown(shipment: Shipment, returns: readonly Return[]): CustomerShipment[] {
  const { state, awb, shippedAt, courierName, trackingAddress, deliveredAt, lines } = shipment
  if (state === 'packing' || state === 'packed' || state === 'cancelled') return []
  if (!awb || !shippedAt) return []
  const link = trackingLink(trackingAddress, awb)
  const back = returns.filter((each) => each.shipment === shipment.id && !each.isUndelivered)
  return [
    {
      state,
      courier: courierName ?? '',
      awb,
      ...(link && { link }),
      shippedAt: shippedAt.toISOString(),
      ...(deliveredAt && { deliveredAt: deliveredAt.toISOString() }),
      lines: lines.map(({ line, quantity }) => ({ line, quantity })),
      ...(back.length > 0 && {
        returns: back.map(({ at, lines }) => ({
          at: at.toISOString(),
          lines: lines.map(({ line, quantity }) => ({ line, quantity })),
        })),
      }),
    },
  ]
}
