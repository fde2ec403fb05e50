import { openPieces, type Pieces, unsentPieces, without } from 'shared-contracts/fulfilment/parcels'
import type { Parcel } from '../..'

/** What a label or a slip is printed for: a parcel, or what will be one. */
export interface PackageToPrint {
  /** None while nobody has begun to pack it. */
  parcel?: Parcel
  lines: readonly Pieces[]
  /** What of the order comes after it. */
  following: readonly Pieces[]
}

/**
 * What to print for an order: what has not left; else what is on its way; else every parcel that there was.
 * @param wanted what is sent of it
 * @param only the id of a parcel, if only that is meant
 */
export function packagesOf(
  wanted: readonly Pieces[],
  parcels: readonly Parcel[],
  only?: string,
): PackageToPrint[] {
  const there = parcels.filter(({ state }) => state !== 'cancelled')
  const unsent = unsentPieces(wanted, parcels)
  const toPrint = (parcel: Parcel): PackageToPrint => ({
    parcel,
    lines: parcel.lines,
    following: isHere(parcel) ? without(unsent, parcel.lines) : unsent,
  })
  if (only) return there.filter(({ id }) => id === only).map(toPrint)
  const open = openPieces(wanted, parcels)
  const next = open.length > 0 ? [{ lines: open, following: without(unsent, open) }] : []
  const here = [...there.filter(isHere).map(toPrint), ...next]
  if (here.length > 0) return here
  const onTheWay = there.filter(({ state }) => state === 'shipped')
  return (onTheWay.length > 0 ? onTheWay : there).map(toPrint)
}

function isHere({ state }: Parcel): boolean {
  return state === 'packing' || state === 'packed'
}
