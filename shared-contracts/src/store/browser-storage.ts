import type { User } from '../customers/customer'
import type { OrderRecord } from '../orders/order'
import { CART_KEY } from './cart-key'
import type { CartState } from './cart-slice'
import { readStored, writeStored } from './stored-text'

/** The key of the logged-in user (specification 14.6). */
export const USER_KEY = 'user'
export const orderRecordsKey = (userId: string) => `orders_${userId}`

type StoredShapes = typeof import('./stored-shapes')

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000

/** Retries until the file has loaded. Without it a full cart would look empty, and would be saved as empty. */
async function loadShapes(waitMs = FIRST_WAIT_MS): Promise<StoredShapes> {
  try {
    return await import('./stored-shapes')
  } catch {
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    return loadShapes(Math.min(2 * waitMs, LONGEST_WAIT_MS))
  }
}

/** Reads the value of a local storage key; undefined if storage is blocked, or the value is missing or corrupt. */
async function read<Value>(
  key: string,
  parse: (shapes: StoredShapes, text: string) => Value | undefined,
): Promise<Value | undefined> {
  if (readStored('localStorage', key) === null) return undefined
  const shapes = await loadShapes()
  // Read after loading, because the shopper may have logged in or out in the meantime.
  const text = readStored('localStorage', key)
  return text === null ? undefined : parse(shapes, text)
}

export function write(key: string, value: unknown): void {
  writeStored('localStorage', key, value === null ? null : JSON.stringify(value))
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
