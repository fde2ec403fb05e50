/** The part of Trusted Types that the shop uses; older browsers do not know them. */
interface TrustedTypes {
  defaultPolicy: unknown
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => unknown
}

/**
 * Makes the page's default policy: every script that anything adds to the page must be one of the shell or the registry,
 * or the service worker.
 * The page's header (edge/src/http/security-headers.ts) has the browser refuse what no policy lets pass: other scripts
 * of this origin here, and strings that would become markup.
 */
export function trustScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (trustedTypes?.defaultPolicy) return
  trustedTypes?.createPolicy('default', { createScriptURL: (url) => (isOurs(url) ? url : null) })
}

/** Of other origins that header itself names those that a developer may load from. */
function isOurs(url: string): boolean {
  const { origin, pathname } = new URL(url, location.origin)
  return origin !== location.origin || /^\/(shell\/|remotes\/|service-worker\.js$)/.test(pathname)
}
