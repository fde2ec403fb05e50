import { INK, PALE, type Pen } from '../../../../documents/pdf/pen'
import { drawBarcode } from './draw-barcode'
import type { PrintedPackage } from './printed-package'
import type { PrintArea } from './sheets'

const AWB_HEIGHT = 40
const ORDER_HEIGHT = 24

/** Draws a label, which says that the order is prepaid: no cash is collected. @returns the y of its end */
export function drawLabel(pen: Pen, label: PrintedPackage, room: PrintArea, scale: number): number {
  const { x, width } = room
  const line = (text: string, top: number, size: number, bold = false, colour = INK) =>
    text
      ? pen.write(text, x, top, width, { size: size * scale, weight: bold ? 'bold' : 'normal', colour })
      : top
  let y = line(`From: ${label.from.name}`, room.y, 9, true)
  y = line(`${label.from.address}, ${label.from.phone}`, y, 8, false, PALE)
  pen.rule(x, y + 3, width)
  y = drawReceiver(label, y + 6, line)
  pen.rule(x, y + 3, width)
  y = line('PREPAID. Do not collect cash.', y + 6, 9, true)
  y = line(listDetails(label), y, 8)
  for (const wish of label.wishes) y = line(wish, y + 2, 9, true)
  if (label.awb) {
    y = line(label.courier ?? '', y + 5, 10, true)
    y = drawBarcode(pen, label.awb, { x, y: y + 2, width, height: AWB_HEIGHT * scale })
  }
  y = drawBarcode(pen, label.order.orderId, { x, y: y + 6, width, height: ORDER_HEIGHT * scale })
  const { foodLicence } = label.from
  return foodLicence ? line(`FSSAI licence: ${foodLicence}`, y + 2, 7.5) : y
}

function drawReceiver(
  { order: { shippingAddress: to } }: PrintedPackage,
  top: number,
  line: (text: string, top: number, size: number, bold?: boolean, colour?: string) => number,
): number {
  let y = line('To', top, 8, false, PALE)
  y = line(`${to.firstName} ${to.lastName}`.trim(), y, 14, true)
  y = line(to.addressLine1, y, 11)
  y = line(to.addressLine2 ?? '', y, 11)
  y = line([to.city, to.pinCode].filter(Boolean).join(' '), y, 14, true)
  y = line([to.state, to.country].filter(Boolean).join(', '), y, 11)
  return line(to.phone ? `Phone ${to.phone}` : '', y, 11, true)
}

function listDetails({ number, following, weight }: PrintedPackage): string {
  return [
    number && (number > 1 || following.length > 0) ? `Package ${number}` : '',
    following.length > 0 ? 'more follows' : '',
    weight ? `Weight ${writeWeight(weight)}` : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Formats a weight, such as '450 g' or '1.25 kg'. */
function writeWeight(grams: number): string {
  return grams < 1000 ? `${grams} g` : `${grams / 1000} kg`
}
