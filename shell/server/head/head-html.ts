import { inLanguage, type Language, otherLanguages } from 'shared-contracts/i18n/language'
import { shop } from 'shared-contracts/platform/shop'
import type { Head, Metadata } from 'shared-contracts/remote'
import { markdownAddress } from 'shared-contracts/routing/markdown-address'
import { escapeHtml } from 'shared-contracts/values/escape-html'
import { jsonLd } from './json-ld'
import { metaTag, openGraph } from './open-graph'

interface PageHead {
  head: Head
  /** Undefined for unknown addresses, and for pages that are not for search engines. */
  metadata: Metadata | undefined
  language: Language
  /** True if search engines are referred to the English page. */
  isEnglish?: boolean | undefined
  /** The page's English path, percent-encoded. The page's metadata may specify a different canonical path. */
  canonicalPath: string
  /** The public origin, such as 'https://example.com'. */
  origin: string
}

/** Renders head elements for search engines and previews. Unindexed pages get no links to other renditions. */
export function headHtml(page: PageHead): string {
  const { head, metadata = { type: 'website' }, language, isEnglish, canonicalPath, origin } = page
  const plain = [
    `<title>${escapeHtml(`${head.title} | ${shop.brand}`)}</title>`,
    metaTag('name', 'description', head.description),
  ]
  const path = metadata.canonical ?? canonicalPath
  const url = origin + inLanguage(isEnglish ? 'en' : language, path)
  const canonical = `<link rel="canonical" href="${escapeHtml(url)}">`
  if (head.robots) {
    const listed = metadata.canonical && !head.isPreviewed ? [canonical] : []
    const preview = head.isPreviewed ? openGraph(head, metadata, url, origin) : []
    return [...plain, metaTag('name', 'robots', head.robots), ...listed, ...preview].join('\n')
  }
  return [
    ...plain,
    canonical,
    ...(isEnglish ? [] : alternates(path, origin)),
    `<link rel="alternate" type="text/markdown" href="${escapeHtml(origin + markdownAddress(path))}">`,
    // RFC 8631: the guide for shopping agents.
    '<link rel="service-doc" type="text/markdown" href="/agents.md">',
    ...openGraph(head, metadata, url, origin),
  ].join('\n')
}

/** Links to the page in each language, for search engines. */
function alternates(path: string, origin: string): string[] {
  const link = (hreflang: string, address: string) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(origin + address)}">`
  return [
    link('x-default', path),
    link('en', path),
    ...otherLanguages.map((language) => link(language, inLanguage(language, path))),
  ]
}

/** Renders the structured data for the end of the document, where it does not delay rendering. */
export function structuredDataHtml({
  head,
  metadata,
  canonicalPath,
  origin,
}: Pick<PageHead, 'head' | 'metadata' | 'canonicalPath' | 'origin'>): string {
  return head.robots ? '' : jsonLd(metadata ?? {}, canonicalPath, origin)
}
