/** Time limit for a page. The browser renders pages that take longer. */
export const PAGE_PATIENCE_MS = 500

/** Time limit for the api: longer than a page's, so that the browser renders pages whose data is slow. */
export const API_PATIENCE_MS = 1500

/** A worker that is silent for this long after a late page is considered stuck. The api's limit is shorter. */
export const STUCK_AFTER_MS = 2000
