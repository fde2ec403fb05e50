/** The maximum number of lines per order, and of products per cart request. A larger cart cannot be ordered. */
export const MOST_LINES = 100
