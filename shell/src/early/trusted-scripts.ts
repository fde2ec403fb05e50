/** The part of Trusted Types that the shop uses. Older browsers lack it. */
interface TrustedTypes {
  defaultPolicy: unknown
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => unknown
}

/**
 * Creates the page's default policy: every script added to the page must be one of the shell or the registry, or the
 * service worker. The CSP header (edge/src/http/security-headers.ts) makes the browser reject what no policy passes:
 * other scripts from this origin, and strings that would become markup.
 */
export function trustScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (trustedTypes?.defaultPolicy) return
  trustedTypes?.createPolicy('default', { createScriptURL: (url) => (isOurs(url) ? url : null) })
}

/** Accepts other origins, because the CSP itself lists those that developers may load from. */
function isOurs(url: string): boolean {
  const { origin, pathname } = new URL(url, location.origin)
  return origin !== location.origin || /^\/(shell\/|remotes\/|service-worker\.js$)/.test(pathname)
}
