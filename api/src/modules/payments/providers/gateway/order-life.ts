/**
 * How long an order can be paid at a gateway: an old price is not payable for weeks. PhonePe v2 allows no longer, and
 * Cashfree takes no less than 15 minutes.
 */
export const ORDER_LIFE_MS = 60 * 60_000
