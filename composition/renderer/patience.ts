/** A page that takes longer is left to the browser. */
export const PAGE_PATIENCE_MS = 500

/**
 * The api's time limit for a page. It exceeds the page's, so that a page with a slow api is left to the browser, which
 * can wait, instead of reporting an outage.
 */
export const API_PATIENCE_MS = 1500

/** A worker that is silent for this long after a late page is stuck. The api's limit ends earlier. */
export const STUCK_AFTER_MS = 2000
