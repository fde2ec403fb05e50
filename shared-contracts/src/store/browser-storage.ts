import * as z from 'zod/mini'
import { CartLine } from '../domain/cart'
import { User } from '../domain/customers'
import type { OrderRecord } from '../domain/orders'

/** The key the specification names (point 3, 'Logged-in user'). */
export const USER_KEY = 'user'
export const CART_KEY = 'cart'
export const orderRecordsKey = (userId: string) => `orders_${userId}`

const StoredCart = z.object({ lines: z.array(CartLine), orderId: z.nullable(z.string()) })
const StoredRecords = z.array(z.custom<OrderRecord>((value) => isRecord(value)))

function isRecord(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'orderId' in value &&
    typeof value.orderId === 'string' &&
    'items' in value &&
    Array.isArray(value.items)
  )
}

/** What local storage holds under a key, or undefined when it is blocked, empty or spoilt. */
function read<Value>(key: string, schema: z.ZodMiniType<Value>): Value | undefined {
  try {
    const text = localStorage.getItem(key)
    const result = text === null ? undefined : schema.safeParse(JSON.parse(text))
    return result?.success ? result.data : undefined
  } catch {
    return undefined
  }
}

/** A full or blocked storage costs the memory of this browser, never the page. */
export function write(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Nothing to be done: the store in memory goes on.
  }
}

export const readUser = () => read(USER_KEY, User) ?? null
export const readCart = () => read(CART_KEY, StoredCart) ?? { lines: [], orderId: null }
export const readOrderRecords = (userId: string) => read(orderRecordsKey(userId), StoredRecords) ?? []
