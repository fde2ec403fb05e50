import * as z from 'zod/mini'
import { CartLine } from '../domain/cart-schema'
import { User } from '../domain/customers-schema'
import { OrderRecord } from '../domain/order-record-schema'

/*
 * The shapes of what local storage holds. Loaded only where it holds something: a first visit needs no validator.
 */

const StoredCart = z.object({ lines: z.array(CartLine), orderId: z.nullable(z.string()) })

/** A spoilt record is left out; the others stay. */
const StoredRecords = z.pipe(
  z.array(z.unknown()),
  z.transform((records): OrderRecord[] =>
    records.flatMap((record) => OrderRecord.safeParse(record).data ?? []),
  ),
)

/** Each parser gives undefined for a text that this shop did not write. */
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
