import * as z from 'zod/mini'
import { CartLine } from '../domain/cart-schema'
import { User } from '../domain/customers-schema'
import type { OrderRecord } from '../domain/orders'

/*
 * The shapes of what local storage holds. Loaded only where it holds something: a first visit needs no validator.
 */

const StoredCart = z.object({ lines: z.array(CartLine), orderId: z.nullable(z.string()) })
const StoredRecords = z.array(
  z.custom<OrderRecord>(
    (value) =>
      typeof value?.orderId === 'string' && Array.isArray(value.items) && typeof value.status === 'string',
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
