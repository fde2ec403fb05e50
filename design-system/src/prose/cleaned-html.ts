/** The part of Trusted Types that is used here; servers and older browsers do not know them. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => TrustedHTML }
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

/** Named in the page's header (edge/src/http/security-headers.ts): without it the browser takes no string for markup. */
const policy = trustedTypes?.createPolicy('cleaned-html', { createHTML: (html) => html })

/** @param html that the api has cleaned (api/src/clean-html.ts), or that is read and never shown */
export function cleanedHtml(html: string): string | TrustedHTML {
  return policy?.createHTML(html) ?? html
}
