export const ORDER_ID = /^[A-Za-z0-9_-]{3,45}$/

/** Makes an id from a timestamp (specification 11.22). It doubles as the order's idempotency key. */
export function newOrderId(now: number): string {
  return `ORD-${now}`
}

/** True for letters, digits, underscore and hyphen (specification 11.19), 3 to 45 characters (Cashfree, create order). */
export function isOrderId(id: string): boolean {
  return ORDER_ID.test(id)
}
