import type { User } from '../domain/customers'
import type { OrderRecord } from '../domain/orders'
import type { CartState } from './cart-slice'

/** The key the specification names (point 3, 'Logged-in user'). */
export const USER_KEY = 'user'
export const CART_KEY = 'cart'
export const orderRecordsKey = (userId: string) => `orders_${userId}`

type StoredShapes = typeof import('./stored-shapes')

/** What local storage holds under a key, or undefined when it is blocked, empty or spoilt. */
async function read<Value>(
  key: string,
  parse: (shapes: StoredShapes, text: string) => Value | undefined,
): Promise<Value | undefined> {
  try {
    const text = localStorage.getItem(key)
    return text === null ? undefined : parse(await import('./stored-shapes'), text)
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

export async function readUser(): Promise<User | null> {
  return (await read(USER_KEY, (shapes, text) => shapes.parseUser(text))) ?? null
}

export async function readCart(): Promise<Pick<CartState, 'lines' | 'orderId'>> {
  return (await read(CART_KEY, (shapes, text) => shapes.parseCart(text))) ?? { lines: [], orderId: null }
}

export async function readOrderRecords(userId: string): Promise<OrderRecord[]> {
  return (await read(orderRecordsKey(userId), (shapes, text) => shapes.parseOrderRecords(text))) ?? []
}
