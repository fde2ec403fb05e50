/** The part of Trusted Types that we use; servers and older browsers lack it. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => TrustedHTML }
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

/** Without this policy, which the CSP allows (edge/src/http/security-headers.ts), browsers refuse HTML. */
const policy = trustedTypes?.createPolicy('cleaned-html', { createHTML: (html) => html })

/** @param html cleaned by the api (api/src/modules/content/clean-html.ts), or only parsed and never shown */
export function cleanedHtml(html: string): string | TrustedHTML {
  return policy?.createHTML(html) ?? html
}
