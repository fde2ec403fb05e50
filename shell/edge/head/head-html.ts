import { escapeHtml } from 'shared-contracts/domain/escape-html'
import { shop } from 'shared-contracts/domain/shop'
import type { Head, Metadata } from 'shared-contracts/remote'
import { markdownAddress } from '../markdown/asked-rendition'
import { jsonLd } from './json-ld'
import { metaTag, openGraph } from './open-graph'

interface PageHead {
  head: Head
  /** Undefined where the remote's server build could not be asked. */
  metadata: Metadata | undefined
  /** The path as it is to be written, percent-encoded; the page may know a better one. */
  canonicalPath: string
  /** Where the public finds the shop, such as 'https://example.com'. */
  origin: string
}

/**
 * What search engines and previews read of a page. Of a page they must not list, its title, and the page that they may
 * list in its place where it names one.
 */
export function headHtml({ head, metadata = { type: 'website' }, canonicalPath, origin }: PageHead): string {
  const plain = [
    `<title>${escapeHtml(`${head.title} | ${shop.brand}`)}</title>`,
    metaTag('name', 'description', head.description),
  ]
  const path = metadata.canonical ?? canonicalPath
  const url = origin + path
  const canonical = `<link rel="canonical" href="${escapeHtml(url)}">`
  if (head.robots) {
    const listed = metadata.canonical && !head.isPreviewed ? [canonical] : []
    const preview = head.isPreviewed ? openGraph(head, metadata, url, origin) : []
    return [...plain, metaTag('name', 'robots', head.robots), ...listed, ...preview].join('\n')
  }
  return [
    ...plain,
    canonical,
    `<link rel="alternate" type="text/markdown" href="${escapeHtml(origin + markdownAddress(path))}">`,
    ...openGraph(head, metadata, url, origin),
  ].join('\n')
}

/** What stands on a page as data for search engines, for the end of the document: nobody's screen waits for it. */
export function structuredDataHtml({ head, metadata, origin }: Omit<PageHead, 'canonicalPath'>): string {
  return head.robots ? '' : jsonLd(metadata ?? {}, origin)
}
