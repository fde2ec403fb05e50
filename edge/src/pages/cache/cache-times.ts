/* Pages are cached until the registry, content or year changes (page-stamps.ts). Shorter times, in ms: */

/** A redirect from another spelling is cached briefly, to absorb repeated requests and floods. */
export const REDIRECTION_KEPT_MS = 10_000

/** A page at one of endlessly many addresses is cached briefly, to absorb repeated requests and floods. */
export const PASSING_KEPT_MS = 10_000

/** A last good version's page is cached until the live one is retried (composition/renderer/renderers.ts). */
export const LAST_GOOD_KEPT_MS = 3000

/** The time a shopper waits for a newer page before the older one is shown. */
export const RENEWAL_PATIENCE_MS = 200

/** A page that was still current this recently is requested often. Its visitors wait only briefly. */
export const JUST_OUTDATED_MS = 500

/** The time a shopper waits for a newer version of such a frequently requested page. */
export const BRIEF_PATIENCE_MS = 20

/** A page that may have been outdated for longer than this is not shown while a newer one can be made. */
export const LONGEST_OUTDATED_MS = 60_000

/** The time a shopper waits for a newer version of such an old page. Rendering has shorter limits. */
export const LONG_PATIENCE_MS = 3000

/** The time for which the older page is shown after a failure, before another attempt to make a newer one. */
export const RETRY_AFTER_MS = 400
