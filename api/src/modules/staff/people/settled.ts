/** A new owner, and the admin after an owner has gone, count as settled after a week. */
export const SETTLED_MS = 7 * 24 * 60 * 60_000
