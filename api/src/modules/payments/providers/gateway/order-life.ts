/** Limited so that old prices expire. The maximum of PhonePe v2; Cashfree's minimum is 15 minutes. */
export const ORDER_LIFE_MS = 60 * 60_000
