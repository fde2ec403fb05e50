/** A page that takes longer is left to the browser. */
export const PAGE_PATIENCE_MS = 500

/**
 * What the api may take for a page: more than the page, so that the page of a slow api is left to the browser, which can
 * wait, and does not say that the shop is away.
 */
export const API_PATIENCE_MS = 1500

/** A worker that says nothing for so long after a page took too long is stuck. The api's patience ends before. */
export const STUCK_AFTER_MS = 2000
