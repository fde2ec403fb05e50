/** The limit for the scripts of a first visit. */
export interface Budget {
  /** Bytes over the network (brotli). */
  bytes: number
  files: number
}

/** For pages whose data comes with the HTML: they do not load axios. */
const withData: Budget = { bytes: 148_000, files: 8 }

/** For the search without a field, which brings its finder. */
const finding: Budget = { bytes: 150_500, files: 8 }

/** For private pages, which request their data: includes axios, and what fills, keeps and reads the forms of addresses (085). */
const asking: Budget = { bytes: 172_500, files: 8 }

/**
 * For the admin: a first visit takes a second on slow 4G. Its people open it many times a day, and then nearly all of it comes
 * out of their browser's memory. What several of its many screens share are files of their own.
 */
const admin: Budget = { bytes: 190_000, files: 14 }

const budgets: Readonly<Record<string, Budget>> = {
  'mf-catalog': withData,
  'mf-content': withData,
  'mf-account': asking,
  'mf-cart-checkout': asking,
  'mf-admin': admin,
}

/** Whether the pages of a remote load axios on a first visit. Those of an unlisted remote do. */
export function asksForData(remote: string): boolean {
  return budgets[remote] !== withData
}

/** The budget of a page. @param page the name of its chunk, where it is loaded by itself */
export function budgetOf(remote: string, page?: string): Budget {
  return remote === 'mf-catalog' && page === 'search' ? finding : (budgets[remote] ?? asking)
}
