import type { Parcel, Return } from '../shipments'

/** The parcels of an order as they are stored, but who of the shop packed them and what its people wrote of them. */
export function copyOfParcels(parcels: readonly Parcel[], returns: readonly Return[]) {
  return parcels.map(({ id, number, state, courierName, awb, createdAt, shippedAt, deliveredAt, lines }) => ({
    ...{ number, state, courier: courierName, trackingNumber: awb, createdAt, shippedAt, deliveredAt },
    contents: lines,
    returns: returns
      .filter(({ shipment }) => shipment === id)
      .map((one) => ({ at: one.at, isUndelivered: one.isUndelivered, contents: one.lines })),
  }))
}
