/** What a first visit's script may come to. */
export interface Budget {
  /** Bytes over the network (brotli). */
  bytes: number
  files: number
}

/** For pages whose data comes with the HTML: they fetch no axios. */
const withData: Budget = { bytes: 150_000, files: 8 }

/** For pages that are one shopper's own, and ask for their data: axios included. */
const asking: Budget = { bytes: 170_000, files: 8 }

const budgets: Readonly<Record<string, Budget>> = {
  'mf-catalog': withData,
  'mf-content': withData,
  'mf-account': asking,
  'mf-cart-checkout': asking,
}

/** Whether the pages of a remote fetch axios on a first visit. One that nobody listed does. */
export function asksForData(remote: string): boolean {
  return budgets[remote] !== withData
}

/** The budget of every page of a remote. */
export function budgetOf(remote: string): Budget {
  return budgets[remote] ?? asking
}
