export const ORDER_ID = /^[A-Za-z0-9_-]{3,45}$/

/** 'ORD-' and a timestamp (specification 11.22); also the key under which a repeat is the same order. */
export function newOrderId(now: number): string {
  return `ORD-${now}`
}

/** Letters, digits, underscore and hyphen (specification 11.19), 3 to 45 of them (Cashfree, create order). */
export function isOrderId(id: string): boolean {
  return ORDER_ID.test(id)
}
