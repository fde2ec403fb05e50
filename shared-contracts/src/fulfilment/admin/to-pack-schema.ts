import * as z from 'zod/mini'
import { OrderLine } from '../../orders/order-schema'
import { Courier } from './couriers-schema'
import { PickList } from './pick-list-schema'
import { AdminShipment, Pieces } from './shipments-schema'

/** As it is stored; the phone number may be gone with the account. */
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

/** Of an order, what its packer needs and a phone may keep: no money, no e-mail. */
export const OrderToPack = z.object({
  id: z.string(),
  orderId: z.string(),
  createdAt: z.string(),
  /** The day, as 2026-11-26, by which the policy promises that it leaves. */
  dueOn: z.string(),
  isLate: z.boolean(),
  address: Address,
  lines: z.array(
    z.pick(OrderLine, { productId: true, variantId: true, name: true, variant: true, quantity: true }),
  ),
  /** Of each line's pack, as it is scanned; null where nobody has said it. */
  barcodes: z.array(z.nullable(z.string())),
  shipments: z.array(AdminShipment),
  /** What is in no shipment yet. */
  open: z.array(Pieces),
  /** Pieces that are not sent any more, as money went back for them. */
  notSent: z.optional(z.array(Pieces)),
  /** What the shop's people have written to each other about it. */
  notes: z.array(z.string()),
})
export type OrderToPack = z.infer<typeof OrderToPack>

/** What can be packed offline. */
export const WorkToPack = z.object({
  /** The oldest first. */
  orders: z.array(OrderToPack),
  pickList: PickList,
  couriers: z.array(Courier),
})
export type WorkToPack = z.infer<typeof WorkToPack>
