import * as z from 'zod/mini'
import { CartLine } from '../domain/cart-schema'
import { readUser } from '../domain/customers-reader'
import type { User } from '../domain/customers-schema'
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
function parser<Value>({ safeParse }: { safeParse: (value: unknown) => { data?: Value | undefined } }) {
  return (text: string): Value | undefined => {
    try {
      return safeParse(JSON.parse(text)).data
    } catch {
      return undefined
    }
  }
}

/** A customer of whom something is missing is a customer still. */
const StoredUser = {
  safeParse: (value: unknown): { data?: User | undefined } => ({
    data: readUser(value, 'user', reportMalformed),
  }),
}

export const parseUser = parser(StoredUser)
export const parseCart = parser(StoredCart)
export const parseOrderRecords = parser(StoredRecords)
