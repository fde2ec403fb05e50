/** Bytes over the network (brotli) that may not be passed. */
export const budgets = {
  /** JavaScript of the first page of each remote, shell and axios included. */
  firstLoad: {
    'mf-catalog': 170_000,
    'mf-content': 172_000,
    'mf-account': 172_000,
    'mf-cart-checkout': 180_000,
  },
} as const
