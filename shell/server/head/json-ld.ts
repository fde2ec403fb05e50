import type { Metadata } from 'shared-contracts/remote'
import { shopData } from './shop-data'

function breadcrumbs(trail: NonNullable<Metadata['trail']>, origin: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}

/** Renders a public page's structured data as one script element; returns '' if the page has none. */
export function jsonLd(
  { trail = [], structuredData = [] }: Partial<Metadata>,
  path: string,
  origin: string,
): string {
  const graph = [
    ...(path === '/' ? shopData(origin) : []),
    ...(trail.length > 0 ? [breadcrumbs(trail, origin)] : []),
    ...structuredData,
  ]
  if (graph.length === 0) return ''
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  // A '<' could end the element.
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`
}
