import type { LineQuantity } from 'shared-contracts/fulfilment/shipments'
import { shop } from 'shared-contracts/platform/shop'
import type { StoredOrder } from '../../../orders'
import type { PackageToPrint } from './package-to-print'

/** A shipment as labels and slips print it. */
export interface PrintedPackage {
  order: StoredOrder
  orderedOn: string
  from: Sender
  /** Of the order, from 1; none while nobody packs it. */
  number?: number
  courier?: string
  awb?: string
  /** In grams, packed. */
  weight?: number
  lines: PrintedItem[]
  following: PrintedItem[]
}

export interface PrintedItem {
  quantity: number
  name: string
}

/** Who sends shipments. */
interface Sender {
  name: string
  address: string
  phone: string
  /** Number of the food licence, once there is one. */
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
): PrintedPackage {
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

/** The shop as it writes itself everywhere: customers know it by its brand. */
export function buildSender(foodLicence: string | undefined): Sender {
  const { line1, city, pincode, state } = shop.address
  return {
    name: shop.brand,
    address: `${line1}, ${city} ${pincode}, ${state}`,
    phone: shop.phone,
    ...(foodLicence && { foodLicence }),
  }
}
