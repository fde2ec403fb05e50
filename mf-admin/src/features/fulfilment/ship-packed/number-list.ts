import type { PackedShipment } from 'shared-contracts/fulfilment/admin/bulk-shipping-schema'
import type { Courier } from 'shared-contracts/fulfilment/admin/couriers-schema'
import { normaliseCode } from 'shared-contracts/values/typed-number'
import type { Numbers, TypedNumber } from './typed-numbers'

/** The tracking numbers read from a list, and errors for its unusable lines. */
export interface FilledIn {
  numbers: Numbers
  faults: string[]
}

const HEADING = /order|tracking|awb|courier/i

/**
 * Reads a pasted list or a CSV. Each line has an order number, a tracking number and, optionally, a courier, separated by
 * commas, semicolons or tabs. A list of only tracking numbers fills the rows in their order.
 * @param isEmpty true for rows that a list of only tracking numbers may fill
 */
export function readNumberList(
  text: string,
  rows: readonly PackedShipment[],
  couriers: readonly Courier[],
  isEmpty: (row: PackedShipment) => boolean,
): FilledIn {
  const filled: Record<string, TypedNumber> = {}
  const faults: string[] = []
  const free = rows.filter(isEmpty)
  for (const [index, cells] of splitLines(text).entries()) {
    if (cells.every((cell) => cell === '') || (index === 0 && isHeading(cells))) continue
    const line = cells.length > 1 ? cells : [free.shift()?.orderId ?? '', ...cells]
    const read = readLine(line, rows, couriers, filled)
    if ('fault' in read) faults.push(`Line ${index + 1}: ${read.fault}`)
    else filled[read.shipment] = read.number
  }
  return { numbers: filled, faults }
}

function readLine(
  [order = '', awb = '', courierName = '']: readonly string[],
  rows: readonly PackedShipment[],
  couriers: readonly Courier[],
  filled: Numbers,
): { fault: string } | { shipment: string; number: TypedNumber } {
  const row = findRow(rows, order, filled)
  const courier = findCourier(couriers, courierName)
  if (!row)
    return {
      fault: order
        ? `Order ${order} isn’t in the list of packed orders.`
        : `There’s no packed order left for ${awb}.`,
    }
  if (row.shipment.id in filled) return { fault: `Order ${row.orderId} is in the list twice.` }
  if (courierName && !courier) return { fault: `There’s no courier called ${courierName}.` }
  return { shipment: row.shipment.id, number: { awb, ...(courier && { courier }) } }
}

function splitLines(text: string): string[][] {
  return text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .map((line) =>
      line.split(/[,;\t]/).map((cell) =>
        cell
          .trim()
          .replace(/^"(.*)"$/, '$1')
          .trim(),
      ),
    )
}

/** Tracking numbers contain digits; headings don't. */
function isHeading(cells: readonly string[]): boolean {
  return cells.some((cell) => HEADING.test(cell)) && !cells.some((cell) => /\d/.test(cell))
}

/** Finds an order by its number, with or without its letter prefix. An order may have several packed shipments. */
function findRow(
  rows: readonly PackedShipment[],
  typed: string,
  filled: Readonly<Record<string, unknown>>,
): PackedShipment | undefined {
  const number = normaliseCode(typed)
  const found = rows.filter(({ orderId }) =>
    [orderId.toUpperCase(), orderId.replace(/^\D+/, '')].includes(number),
  )
  return found.find(({ shipment }) => !(shipment.id in filled)) ?? found[0]
}

function findCourier(couriers: readonly Courier[], name: string): string | undefined {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{Nd}]/gu, '')
  return couriers.find(({ id, name: known }) => name !== '' && [id, known].map(plain).includes(plain(name)))
    ?.id
}
