import { type LineQuantity, openPieces, unsentPieces, without } from 'shared-contracts/fulfilment/shipments'
import type { Shipment } from '../..'

/** The subject of a label or slip: an existing or future shipment. */
export interface PackageToPrint {
  /** Unset until somebody starts to pack it. */
  shipment?: Shipment
  lines: readonly LineQuantity[]
  /** The items of the order that will be sent later. */
  following: readonly LineQuantity[]
}

/** Selects unshipped packages, else those on their way, else all. @param only the id of a single shipment */
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
