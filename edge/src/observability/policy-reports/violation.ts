import { withoutSecrets } from 'shared-contracts/routing/secret-urls'
import * as z from 'zod/mini'

/** A policy violation on one of our pages. It contains no secrets or personal data. */
export interface Violation {
  directive: string
  /** An origin, a path of the shop, or a keyword such as 'inline'. */
  blocked: string
  /** Location of the code that caused it. */
  source: string
  page: string
  /** True if the code came from a browser extension. */
  isExtensions: boolean
}

const DIRECTIVES = [
  ...['script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem', 'style-src-attr'],
  ...['img-src', 'font-src', 'connect-src', 'manifest-src', 'default-src', 'frame-src', 'media-src'],
  ...['worker-src', 'object-src', 'form-action', 'base-uri', 'frame-ancestors'],
  ...['require-trusted-types-for', 'trusted-types'],
]

const MOST_AT_ONCE = 20
const LONGEST = 200
const EXTENSION = /^(chrome|moz|safari|safari-web|ms-browser)-extension\b/

const text = z.catch(z.string(), '')

/** The two report formats (CSP Level 2 and 3): `report-uri` sends one, `report-to` a list. */
const Old = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
    'document-uri': text,
  }),
})
const New = z.array(
  z.object({
    type: z.string(),
    body: z.catch(
      z.object({ effectiveDirective: text, blockedURL: text, sourceFile: text, documentURL: text }),
      { effectiveDirective: '', blockedURL: '', sourceFile: '', documentURL: '' },
    ),
  }),
)

/** @returns undefined for a body that is not a violation report */
export function parseViolations(body: unknown): Violation[] | undefined {
  const old = Old.safeParse(body)
  if (old.success) {
    const report = old.data['csp-report']
    const directive = report['effective-directive'] || report['violated-directive'].split(' ')[0] || ''
    return [violation(directive, report['blocked-uri'], report['source-file'], report['document-uri'])]
  }
  const list = New.safeParse(body)
  return list.data
    ?.filter(({ type }) => type === 'csp-violation')
    .slice(0, MOST_AT_ONCE)
    .map(({ body: of }) => violation(of.effectiveDirective, of.blockedURL, of.sourceFile, of.documentURL))
}

function violation(directive: string, blocked: string, source: string, page: string): Violation {
  const home = parseOrigin(page)
  return {
    directive: DIRECTIVES.includes(directive) ? directive : 'other',
    blocked: shortenAddress(blocked, home),
    source: shortenAddress(source, home),
    page: shortenAddress(page, home),
    isExtensions: [blocked, source].some((each) => EXTENSION.test(each)),
  }
}

function parseOrigin(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined
}

/** Shortens our own addresses to the path without query and secrets, and others to the origin. Keywords stay. */
function shortenAddress(address: string, home: string | undefined): string {
  if (/^[a-z-]{0,40}$/.test(address)) return address
  if (!URL.canParse(address)) return 'unknown'
  const { origin, protocol, pathname } = new URL(address)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  if (!isWeb) return protocol
  return (origin === home ? withoutSecrets(pathname) : origin).slice(0, LONGEST)
}
