import { type LineQuantity, openPieces, unsentPieces, without } from 'shared-contracts/fulfilment/shipments'
import type { Shipment } from '../..'

/** What a label or a slip is printed for: a shipment, or what will be one. */
export interface PackageToPrint {
  /** None while nobody has begun to pack it. */
  shipment?: Shipment
  lines: readonly LineQuantity[]
  /** What of the order comes after it. */
  following: readonly LineQuantity[]
}

/**
 * What to print for an order: what has not left; else what is on its way; else every shipment that there was.
 * @param wanted what is sent of it
 * @param only the id of a shipment, if only that is meant
 */
export function selectPackages(
  wanted: readonly LineQuantity[],
  shipments: readonly Shipment[],
  only?: string,
): PackageToPrint[] {
  const there = shipments.filter(({ state }) => state !== 'cancelled')
  const unsent = unsentPieces(wanted, shipments)
  const toPrint = (shipment: Shipment): PackageToPrint => ({
    shipment,
    lines: shipment.lines,
    following: isHere(shipment) ? without(unsent, shipment.lines) : unsent,
  })
  if (only) return there.filter(({ id }) => id === only).map(toPrint)
  const open = openPieces(wanted, shipments)
  const next = open.length > 0 ? [{ lines: open, following: without(unsent, open) }] : []
  const here = [...there.filter(isHere).map(toPrint), ...next]
  if (here.length > 0) return here
  const onTheWay = there.filter(({ state }) => state === 'shipped')
  return (onTheWay.length > 0 ? onTheWay : there).map(toPrint)
}

function isHere({ state }: Shipment): boolean {
  return state === 'packing' || state === 'packed'
}
