import type { Return, Shipment } from '../../fulfilment'
import type { Packed } from './packed.repository'

/** The shipments of an order as they are stored, but who of the shop packed them and what its people wrote of them. */
export function copyOfShipments(shipments: readonly Shipment[], returns: readonly Return[], packed: Packed) {
  return shipments.map(
    ({ id, number, state, courierName, awb, createdAt, shippedAt, deliveredAt, lines }) => {
      const photo = packed.photos.find(({ shipment }) => shipment === id)
      return {
        ...{ number, state, courier: courierName, trackingNumber: awb, createdAt, shippedAt, deliveredAt },
        contents: lines,
        weightInGrams: packed.weights.find(({ shipment }) => shipment === id)?.grams ?? null,
        batches: packed.batches
          .filter(({ shipment }) => shipment === id)
          .map(({ shipment, ...batch }) => batch),
        photo: photo
          ? { takenAt: photo.takenAt, jpegInBase64: Buffer.from(photo.file).toString('base64') }
          : null,
        returns: returns
          .filter(({ shipment }) => shipment === id)
          .map((one) => ({ at: one.at, isUndelivered: one.isUndelivered, contents: one.lines })),
      }
    },
  )
}
