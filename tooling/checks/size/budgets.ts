/** The size limit of a first visit's scripts. */
export interface Budget {
  /** Bytes over the network (brotli). */
  bytes: number
  files: number
}

/** For pages whose data comes with the HTML: they do not load axios. */
const withData: Budget = { bytes: 148_000, files: 8 }

/** For the search page, which loads its finder immediately. */
const finding: Budget = { bytes: 150_500, files: 8 }

/** For private pages, which request their data: includes axios and the address forms (085). */
const asking: Budget = { bytes: 172_500, files: 8 }

/**
 * For the admin: a first visit takes a second on slow 4G. Staff open it many times a day, mostly from the browser's cache.
 * Code shared by several of its many screens is in separate chunks.
 */
const admin: Budget = { bytes: 190_000, files: 14 }

const budgets: Readonly<Record<string, Budget>> = {
  'mf-catalog': withData,
  'mf-content': withData,
  'mf-account': asking,
  'mf-cart-checkout': asking,
  'mf-admin': admin,
}

/** Returns true if a remote's pages load axios on a first visit. Unlisted remotes do. */
export function asksForData(remote: string): boolean {
  return budgets[remote] !== withData
}

/** Returns the budget of a page. @param page the name of its chunk, if it is loaded separately */
export function findBudget(remote: string, page?: string): Budget {
  return remote === 'mf-catalog' && page === 'search' ? finding : (budgets[remote] ?? asking)
}
