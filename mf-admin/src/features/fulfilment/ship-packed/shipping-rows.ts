import type { PackedShipment, RowToShip } from 'shared-contracts/fulfilment/admin/bulk-shipping-schema'
import type { Courier } from 'shared-contracts/fulfilment/admin/couriers-schema'
import { cleanAwb } from 'shared-contracts/fulfilment/awb'
import { guessCourier } from 'shared-contracts/fulfilment/guess-courier'
import { normaliseCode } from 'shared-contracts/values/typed-number'
import type { Numbers } from './typed-numbers'

/** A packed shipment with the tracking number entered for it. */
export interface ShippingRow extends PackedShipment {
  /** The shipment's id. */
  id: string
  typed: string
  courier: string
  /** True if a person chose, or the number's format implies, a courier other than the one chosen for all. */
  isOfOtherCourier: boolean
  /** Undefined while the number is missing or wrong. */
  toShip?: RowToShip
  problem?: string
}

/** Checks the input. @param chosen the id of the courier for numbers whose format does not reveal theirs */
export function readRows(
  packed: readonly PackedShipment[],
  numbers: Numbers,
  couriers: readonly Courier[],
  chosen: string,
): ShippingRow[] {
  const offered = couriers.filter(({ isOffered }) => isOffered).map(({ id }) => id)
  const rows = packed.map((row) => {
    const { id } = row.shipment
    const { awb: typed = '', courier: picked } = numbers[id] ?? {}
    const awb = cleanAwb(typed)
    const courier =
      (picked && offered.includes(picked) && picked) || guessCourier(awb ?? '', offered) || chosen
    return { ...row, id, typed, awb, courier, isOfOtherCourier: courier !== chosen }
  })
  return rows.map(({ awb, ...row }) => {
    if (row.typed.trim() === '') return row
    if (!awb) return { ...row, problem: 'Enter a valid tracking number' }
    if (findByOrderNumber(packed, awb))
      return { ...row, problem: 'This is an order number. Scan the courier’s label.' }
    const same = rows.find((one) => one.id !== row.id && one.awb === awb && one.courier === row.courier)
    if (same) return { ...row, problem: `You’ve also entered this number for order ${same.orderId}` }
    const { id, courier } = row
    return { ...row, toShip: { id, version: row.shipment.version, courier, awb } }
  })
}

/** Finds the row of the order whose label was scanned: our labels have the order number as a barcode. */
export function findByOrderNumber<Row extends Pick<PackedShipment, 'orderId'>>(
  rows: readonly Row[],
  typed: string,
): Row | undefined {
  const number = normaliseCode(typed)
  return rows.find(({ orderId }) => orderId.toUpperCase() === number)
}
