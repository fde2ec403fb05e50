import { CustomerShipment } from 'shared-contracts/orders/order-schema'
import { orderStatuses } from 'shared-contracts/orders/order-status'
import * as z from 'zod/mini'

/** What whoever holds a return address is told. */
export const OrderOutcome = z.object({
  orderId: z.string(),
  status: z.enum(orderStatuses),
  /** The order that the same cart was paid as, from another tab or device. */
  paidAs: z.optional(z.string()),
  /** Money that has arrived and did not pay the order. */
  held: z.optional(z.enum(['arrived', 'refunded'])),
  /** The mails about the order wait until the customer has confirmed the address. */
  mailWaits: z.optional(z.literal(true)),
})
export type OrderOutcome = z.infer<typeof OrderOutcome>

/** What the customer is told. */
export const PaymentStatus = z.object({
  ...OrderOutcome.shape,
  /** Why the payment failed, in the gateway's words. */
  message: z.optional(z.string()),
  /** The shipments that have left. */
  shipments: z.optional(z.array(CustomerShipment)),
})
export type PaymentStatus = z.infer<typeof PaymentStatus>
