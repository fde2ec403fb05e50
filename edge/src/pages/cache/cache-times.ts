/*
 * A page is cached until the registry, the content or the year changes (page-stamps.ts). These are the shorter times, in
 * milliseconds.
 */

/** A redirect from another spelling is cached briefly, for repeated requests and for floods. */
export const REDIRECTION_KEPT_MS = 10_000

/** A page at one of endlessly many addresses is cached briefly, for repeated requests and for floods. */
export const PASSING_KEPT_MS = 10_000

/** As long as the renderer ignores a version whose build could not be loaded (composition/renderer/renderers.ts). */
export const LAST_GOOD_KEPT_MS = 3000

/** The time a shopper waits for a newer page before the older one is shown. */
export const RENEWAL_PATIENCE_MS = 200

/** How long the older page is shown, after a failure, before a newer one is made again. */
export const RETRY_AFTER_MS = 400
