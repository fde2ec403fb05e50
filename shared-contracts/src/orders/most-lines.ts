/** The most lines an order may have; so many products a cart asks about at once. A cart with more cannot be ordered. */
export const MOST_LINES = 100
