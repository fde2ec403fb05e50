/** The most lines of an order, and the most products of one cart request. A larger cart cannot be ordered. */
export const MOST_LINES = 100
