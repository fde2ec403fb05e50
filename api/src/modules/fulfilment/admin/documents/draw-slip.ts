import { PALE, type Pen } from '../../../../documents/pdf/pen'
import { drawBarcode } from './draw-barcode'
import type { PrintedItem, PrintedPackage } from './printed-package'
import type { PrintArea } from './sheets'

const BARCODE_HEIGHT = 22
const COUNT_WIDTH = 34

/** Draws a slip, without prices: it may be a gift. @param turn begins a new page. @returns the y of its end */
export function drawSlip(pen: Pen, slip: PrintedPackage, room: PrintArea, turn: () => void): number {
  const { x, width } = room
  const bottom = room.y + room.height
  const roomFor = (y: number, height: number) => {
    if (y + height <= bottom) return y
    turn()
    return room.y
  }
  let y = pen.write(slip.from.name, x, room.y, width, { size: 13, weight: 'bold' })
  y = pen.write('PACKING SLIP', x, y, width, { size: 9, colour: PALE })
  y = drawBarcode(pen, slip.order.orderId, {
    x,
    y: y + 4,
    width: Math.min(width, 230),
    height: BARCODE_HEIGHT,
  })
  const shipment = slip.number && slip.number > 1 ? `, package ${slip.number}` : ''
  y = pen.write(`Ordered ${slip.orderedOn}${shipment}`, x, y + 2, width)
  for (const [index, line] of formatAddress(slip).entries())
    y = pen.write(line, x, y + (index === 0 ? 6 : 0), width, {
      size: 10,
      weight: index === 0 ? 'bold' : 'normal',
    })
  for (const wish of slip.wishes)
    y = pen.write(wish, x, roomFor(y + 4, 28), width, { size: 10, weight: 'bold' })
  y = drawPieces(pen, slip.lines, room, y + 6, roomFor)
  const all = slip.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  y = roomFor(y + 4, 14)
  y = pen.write(all === 1 ? '1 pack' : `${all} packs`, x, y, width, { size: 10, weight: 'bold' })
  if (slip.following.length > 0) {
    y = pen.write('Still to come', x, roomFor(y + 6, 30), width, { colour: PALE })
    y = drawPieces(pen, slip.following, room, y, roomFor)
  }
  return drawFoot(pen, slip, room, roomFor(y + 8, 40))
}

function drawPieces(
  pen: Pen,
  pieces: readonly PrintedItem[],
  { x, width }: PrintArea,
  top: number,
  roomFor: (y: number, height: number) => number,
): number {
  let y = top
  const style = { size: 10 }
  for (const { quantity, name } of pieces) {
    y = roomFor(y, pen.heightOf(name, width - COUNT_WIDTH, style) + 6)
    pen.rule(x, y, width)
    pen.write(`${quantity} x`, x, y + 3, COUNT_WIDTH, { ...style, weight: 'bold' })
    y = pen.write(name, x + COUNT_WIDTH, y + 3, width - COUNT_WIDTH, style) + 3
  }
  pen.rule(x, y, width)
  return y
}

function drawFoot(pen: Pen, { from }: PrintedPackage, { x, width }: PrintArea, top: number): number {
  let y = top
  for (const line of [
    `${from.name}, ${from.address}`,
    from.phone,
    ...(from.foodLicence ? [`FSSAI licence: ${from.foodLicence}`] : []),
  ])
    y = pen.write(line, x, y, width, { colour: PALE })
  return y
}

function formatAddress({ order: { shippingAddress: to } }: PrintedPackage): string[] {
  const { firstName, lastName, addressLine1, addressLine2, city, pinCode, state, country } = to
  const lines = [
    `${firstName} ${lastName}`.trim(),
    addressLine1,
    addressLine2,
    [city, pinCode].filter(Boolean).join(' '),
    [state, country].filter(Boolean).join(', '),
  ]
  return lines.flatMap((line) => line || [])
}
