import type { Address } from 'shared-contracts/remote'
import { escapeHtml } from 'shared-contracts/values/escape-html'

function entry({ path, changedAt, pictures = [] }: Address, origin: string): string {
  const locate = (element: string, at: string) => `<${element}>${escapeHtml(origin + at)}</${element}>`
  return [
    '<url>',
    locate('loc', path),
    changedAt ? `<lastmod>${escapeHtml(changedAt)}</lastmod>` : '',
    ...pictures.map((picture) => `<image:image>${locate('image:loc', picture)}</image:image>`),
    '</url>',
  ].join('')
}

/** Formats addresses for search engines (sitemaps.org, with Google's image extension). */
export function sitemapXml(addresses: readonly Address[], origin: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${addresses.map((address) => entry(address, origin)).join('\n')}
</urlset>
`
}
