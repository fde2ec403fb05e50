/** The browser renders a page that takes longer. */
export const PAGE_PATIENCE_MS = 500

/** The api's limit. It is longer than the page's, so that the browser renders pages whose data is slow. */
export const API_PATIENCE_MS = 1500

/** A worker that is silent for this long after a late page is considered stuck. The api's limit is shorter. */
export const STUCK_AFTER_MS = 2000
