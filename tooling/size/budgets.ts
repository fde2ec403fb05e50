/** Bytes over the network (brotli) that may not be passed. */
export const budgets = {
  /** JavaScript of any page that is opened first, shell and axios included. */
  page: 170_000,
} as const
