import * as z from 'zod/mini'
import { CartLine } from '../domain/cart-schema'
import { readUser } from '../domain/customers-reader'
import { OrderRecord } from '../domain/order-record-schema'
import { reportMalformed } from '../http/malformed'

/*
 * The shapes of what local storage holds. Loaded only where it holds something: a first visit needs no validator.
 */

/** A spoilt line is left out; the others stay. */
const StoredCart = z.object({
  lines: z.pipe(
    z.array(z.unknown()),
    z.transform((lines): CartLine[] => lines.flatMap((line) => CartLine.safeParse(line).data ?? [])),
  ),
  orderId: z.catch(z.nullable(z.string()), null),
})

/** A spoilt record is left out; the others stay. */
const StoredRecords = z.pipe(
  z.array(z.unknown()),
  z.transform((records): OrderRecord[] =>
    records.flatMap((record) => OrderRecord.safeParse(record).data ?? []),
  ),
)

/** Each parser gives undefined for a text that this shop did not write. */
function parser<Value>(read: (value: unknown) => Value | undefined) {
  return (text: string): Value | undefined => {
    try {
      return read(JSON.parse(text))
    } catch {
      return undefined
    }
  }
}

/** A stored customer stays logged in even if some of their fields are missing. */
export const parseUser = parser((value) => readUser(value, 'user', reportMalformed))
export const parseCart = parser((value) => StoredCart.safeParse(value).data)
export const parseOrderRecords = parser((value) => StoredRecords.safeParse(value).data)
