import * as z from 'zod/mini'
import { AWAITING_PAYMENT, orderStatuses } from './order-status'

/** The record of an order kept in this browser, per customer (specification 24.7). Sums are rupees. */
export const OrderRecord = z.object({
  orderId: z.string(),
  payment_id: z.string(),
  status: z.enum([...orderStatuses, AWAITING_PAYMENT]),
  createdAt: z.string(),
  items: z.array(
    z.object({
      title: z.string(),
      price: z.number(),
      discountPrice: z.exactOptional(z.number()),
      quantity: z.number(),
    }),
  ),
  subtotal: z.number(),
  shipping: z.number(),
  tax: z.number(),
  total: z.number(),
  shippingAddress: z.nullable(
    z.object({
      address: z.string(),
      city: z.string(),
      state: z.string(),
      pincode: z.string(),
      country: z.string(),
    }),
  ),
})
export type OrderRecord = z.infer<typeof OrderRecord>
