/** The browser renders a page that takes longer. */
export const PAGE_PATIENCE_MS = 500

/** The api's limit. It exceeds the page's, so that a slow api leaves the page to the browser instead of being an outage. */
export const API_PATIENCE_MS = 1500

/** A worker that is silent for this long after a late page counts as stuck. The api's limit is shorter. */
export const STUCK_AFTER_MS = 2000
