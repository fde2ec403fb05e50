import * as z from 'zod/mini'
import { CartLine } from '../domain/cart-schema'
import { User } from '../domain/customers-schema'
import { AWAITING_PAYMENT, orderStatuses } from '../domain/order-status'
import type { OrderRecord } from '../domain/orders'

/*
 * The shapes of what local storage holds. Loaded only where it holds something: a first visit needs no validator.
 */

const StoredCart = z.object({ lines: z.array(CartLine), orderId: z.nullable(z.string()) })
const StoredRecord = z.object({
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

/** One spoilt record costs itself, not the others. */
const StoredRecords = z.pipe(
  z.array(z.unknown()),
  z.transform((records): OrderRecord[] =>
    records.flatMap((record) => StoredRecord.safeParse(record).data ?? []),
  ),
)

/** Each gives undefined for text that is not what this shop wrote. */
function parser<Value>(schema: z.ZodMiniType<Value>) {
  return (text: string): Value | undefined => {
    try {
      return schema.safeParse(JSON.parse(text)).data
    } catch {
      return undefined
    }
  }
}

export const parseUser = parser(User)
export const parseCart = parser(StoredCart)
export const parseOrderRecords = parser(StoredRecords)
