/** An order's lifetime, so that old prices expire: PhonePe v2's maximum (Cashfree's minimum is 15 minutes). */
export const ORDER_LIFE_MS = 60 * 60_000
