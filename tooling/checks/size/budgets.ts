/** The size limit of a first visit's scripts. */
export interface Budget {
  /** Bytes over the network (brotli). */
  bytes: number
  files: number
}

/** The budget of pages whose data comes with the HTML. It includes the code that sends requests. */
const withData: Budget = { bytes: 149_500, files: 8 }

/** The budget of the search page, which loads the search code immediately. */
const finding: Budget = { bytes: 152_500, files: 8 }

/** The budget of private pages. It includes the address forms (decision 085). */
const asking: Budget = { bytes: 156_000, files: 8 }

/**
 * The budget of the admin: a first visit takes a second on slow 4G. Staff open it many times a day, mostly from
 * the browser's cache. Code shared by several of its many screens is in separate chunks. Rarely used forms
 * load when they are opened (`seldom-…`); the check of unsaved forms is on every screen.
 */
const admin: Budget = { bytes: 177_000, files: 14 }

const budgets: Readonly<Record<string, Budget>> = {
  'mf-catalog': withData,
  'mf-content': withData,
  'mf-account': asking,
  'mf-cart-checkout': asking,
  'mf-admin': admin,
}

/** Returns the budget of a page. @param page the name of its chunk, if it is loaded separately */
export function findBudget(remote: string, page?: string): Budget {
  return remote === 'mf-catalog' && page === 'search' ? finding : (budgets[remote] ?? asking)
}
