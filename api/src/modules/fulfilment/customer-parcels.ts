import type { CustomerParcel } from 'shared-contracts/orders/order'
import type { Database } from '../../db/connection'
import type { WithoutAdmin } from '../../db/without-admin'
import { trackingLink } from './carriers/tracking-link'
import { createReturnsRepository, type Return } from './returns/returns.repository'
import { createShipmentsRepository, type Parcel } from './shipments.repository'

export interface CustomerParcelsDeps {
  database: Database
  withoutAdmin: WithoutAdmin
}

/** The parcels of some orders as their customers see them: those that have left. */
export type CustomerParcels = (orderIds: readonly string[]) => Promise<Map<string, CustomerParcel[]>>

/** An order is shown without its parcels when these cannot be read. */
export function createCustomerParcels({ database, withoutAdmin }: CustomerParcelsDeps): CustomerParcels {
  const repository = createShipmentsRepository(database)
  const returns = createReturnsRepository(database)

  async function read(orderIds: readonly string[]): Promise<Map<string, CustomerParcel[]>> {
    const found = await repository.of(orderIds)
    const hasLeft = [...found].filter(([, parcels]) => parcels.some(({ shippedAt }) => shippedAt))
    const back = await returns.of(hasLeft.map(([order]) => order))
    return new Map(
      [...found].map(([order, parcels]) => [
        order,
        parcels.flatMap((parcel) => shown(parcel, back.get(order) ?? [])),
      ]),
    )
  }

  return (orderIds) =>
    withoutAdmin.go(
      'parcels',
      () => read(orderIds),
      () => new Map(),
    )
}

function shown(parcel: Parcel, returns: readonly Return[]): CustomerParcel[] {
  const { state, awb, shippedAt, courierName, trackingAddress, deliveredAt, lines } = parcel
  if (state === 'packing' || state === 'packed' || state === 'cancelled') return []
  if (!awb || !shippedAt) return []
  const link = trackingLink(trackingAddress, awb)
  const back = returns.filter(({ shipment, isUndelivered }) => shipment === parcel.id && !isUndelivered)
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
