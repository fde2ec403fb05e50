import type { LineQuantity } from 'shared-contracts/fulfilment/shipments'
import { shop } from 'shared-contracts/platform/shop'
import type { StoredOrder } from '../../../orders'
import type { PackageToPrint } from './package-to-print'

/** A shipment as printed on labels and slips. */
export interface PrintedPackage {
  order: StoredOrder
  orderedOn: string
  from: Sender
  /** The shipment's number within the order, from 1; unset until somebody packs it. */
  number?: number
  courier?: string
  awb?: string
  /** The weight of the packed shipment, in grams. */
  weight?: number
  lines: PrintedItem[]
  following: PrintedItem[]
  /** The customer's requests, as noted by staff. */
  wishes: string[]
}

export interface PrintedItem {
  quantity: number
  name: string
}

interface Sender {
  name: string
  address: string
  phone: string
  /** The food licence's number, if the shop has one. */
  foodLicence?: string
}

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})

interface Goods {
  name: string
  variant: string
}

export function printedPackage(
  order: StoredOrder,
  goods: readonly Goods[],
  { shipment, lines, following }: PackageToPrint,
  from: Sender,
): Omit<PrintedPackage, 'wishes'> {
  const named = (pieces: readonly LineQuantity[]) =>
    pieces.flatMap(({ line, quantity }) => {
      const pack = goods[line]
      return pack ? [{ quantity, name: `${pack.name}, ${pack.variant}` }] : []
    })
  return {
    order,
    orderedOn: day.format(order.createdAt),
    from,
    ...(shipment && { number: shipment.number }),
    ...(shipment?.awb && { courier: shipment.courierName ?? '', awb: shipment.awb }),
    lines: named(lines),
    following: named(following),
  }
}

/** Returns the shop as the sender, under its brand, which is the name that customers know. */
export function buildSender(foodLicence: string | undefined): Sender {
  const { line1, city, pincode, state } = shop.address
  return {
    name: shop.brand,
    address: `${line1}, ${city} ${pincode}, ${state}`,
    phone: shop.phone,
    ...(foodLicence && { foodLicence }),
  }
}
