import * as z from 'zod/mini'
import { OrderLine } from '../../orders/order-schema'
import { Courier } from './couriers-schema'
import { PickList } from './pick-list-schema'
import { AdminShipment, Pieces } from './shipments-schema'

/** The address as stored. The phone number may have been deleted with the account. */
const Address = z.object({
  firstName: z.string(),
  lastName: z.string(),
  addressLine1: z.string(),
  addressLine2: z.optional(z.string()),
  city: z.string(),
  state: z.string(),
  pinCode: z.string(),
  country: z.string(),
  phone: z.string(),
})

/** The part of an order that its packer needs and that a phone may store: no amounts, no email address. */
export const OrderToPack = z.object({
  id: z.string(),
  orderId: z.string(),
  createdAt: z.string(),
  /** The day by which the policy promises dispatch, such as 2026-11-26. */
  dueOn: z.string(),
  isLate: z.boolean(),
  address: Address,
  lines: z.array(
    z.pick(OrderLine, { productId: true, variantId: true, name: true, variant: true, quantity: true }),
  ),
  /** The barcode of each line's pack; null if unknown. */
  barcodes: z.array(z.nullable(z.string())),
  shipments: z.array(AdminShipment),
  /** Items that still have to be put into a shipment. */
  open: z.array(Pieces),
  /** Items that will not be sent, because they were refunded. */
  notSent: z.optional(z.array(Pieces)),
  /** Internal notes about the order. */
  notes: z.array(z.string()),
})
export type OrderToPack = z.infer<typeof OrderToPack>

/** The orders to pack that are stored for offline use. */
export const WorkToPack = z.object({
  /** Oldest first. */
  orders: z.array(OrderToPack),
  pickList: PickList,
  couriers: z.array(Courier),
})
export type WorkToPack = z.infer<typeof WorkToPack>
