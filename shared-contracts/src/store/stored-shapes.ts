import { readUser } from '../customers/customer-reader'
import { reportMalformed } from '../http/malformed'
import { readCart } from '../orders/cart/cart-reader'
import { readOrderRecords } from '../orders/order-records-reader'
import type { Reader } from '../values/reading'

/* Reads local storage field by field. Loaded only if there is something stored, so not on a first visit. */

/** Makes a parser that returns undefined for anything that this shop did not write. */
function parser<Value>(read: Reader<Value>, name: string) {
  return (text: string): Value | undefined => {
    try {
      return read(JSON.parse(text), name, reportMalformed)
    } catch {
      return undefined
    }
  }
}

/** A stored customer stays logged in even if some of their fields are missing. */
export const parseUser = parser(readUser, 'user')
export const parseCart = parser(readCart, 'cart')
export const parseOrderRecords = parser(readOrderRecords, 'orderRecords')
