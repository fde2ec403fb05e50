import { inLanguage, type Language, otherLanguages } from 'shared-contracts/i18n/language'
import { shop } from 'shared-contracts/platform/shop'
import type { Head, Metadata } from 'shared-contracts/remote'
import { markdownAddress } from 'shared-contracts/routing/markdown-address'
import { escapeHtml } from 'shared-contracts/values/escape-html'
import { jsonLd } from './json-ld'
import { metaTag, openGraph } from './open-graph'

interface PageHead {
  head: Head
  /** Undefined where the remote's server build could not be asked. */
  metadata: Metadata | undefined
  language: Language
  /** Whether search engines are led to the page in English. */
  isEnglish?: boolean | undefined
  /** The path of the page in English, as it is to be written, percent-encoded; the page may know a better one. */
  canonicalPath: string
  /** Where the public finds the shop, such as 'https://example.com'. */
  origin: string
}

/**
 * What search engines and previews read of a page. Of a page they must not list, its title, and the page that they may
 * list in its place where it names one.
 */
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
    // RFC 8631: what who shops for somebody is told.
    '<link rel="service-doc" type="text/markdown" href="/agents.md">',
    ...openGraph(head, metadata, url, origin),
  ].join('\n')
}

/** The page in each language, as search engines choose among them. */
function alternates(path: string, origin: string): string[] {
  const link = (hreflang: string, address: string) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(origin + address)}">`
  return [
    link('x-default', path),
    link('en', path),
    ...otherLanguages.map((language) => link(language, inLanguage(language, path))),
  ]
}

/** What stands on a page as data for search engines, for the end of the document: nobody's screen waits for it. */
export function structuredDataHtml({
  head,
  metadata,
  origin,
}: Pick<PageHead, 'head' | 'metadata' | 'origin'>): string {
  return head.robots ? '' : jsonLd(metadata ?? {}, origin)
}
