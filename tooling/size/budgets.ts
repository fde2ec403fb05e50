/** The limit for the scripts of a first visit. */
export interface Budget {
  /** Bytes over the network (brotli). */
  bytes: number
  files: number
}

/** For pages whose data comes with the HTML: they do not load axios. */
const withData: Budget = { bytes: 150_000, files: 8 }

/** For private pages, which request their data: includes axios, and what fills and keeps the forms of addresses (085). */
const asking: Budget = { bytes: 171_000, files: 8 }

const budgets: Readonly<Record<string, Budget>> = {
  'mf-catalog': withData,
  'mf-content': withData,
  'mf-account': asking,
  'mf-cart-checkout': asking,
}

/** Whether the pages of a remote load axios on a first visit. Those of an unlisted remote do. */
export function asksForData(remote: string): boolean {
  return budgets[remote] !== withData
}

/** The budget of every page of a remote. */
export function budgetOf(remote: string): Budget {
  return budgets[remote] ?? asking
}
