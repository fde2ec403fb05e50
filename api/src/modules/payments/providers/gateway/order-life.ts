/** How long an order can be paid, so that an old price expires. PhonePe v2 allows no more, Cashfree at least 15 minutes. */
export const ORDER_LIFE_MS = 60 * 60_000
