import { shop } from 'shared-contracts/platform/shop'
import type { Head, Metadata, SharePicture } from 'shared-contracts/remote'
import { escapeHtml } from 'shared-contracts/values/escape-html'

/** Used for pages without their own picture. */
const SHOP_PICTURE: SharePicture = {
  path: '/uploads/share/banners/hero-home-banner.jpg',
  alt: `Bowls of spices by ${shop.brand}`,
}

/** Renders the preview of a shared link. Twitter reads its texts from Open Graph. */
export function openGraph(head: Head, metadata: Partial<Metadata>, url: string, origin: string): string[] {
  const picture = metadata.picture ?? SHOP_PICTURE
  return [
    metaTag('property', 'og:type', metadata.type ?? 'website'),
    metaTag('property', 'og:site_name', shop.brand),
    metaTag('property', 'og:locale', 'en_IN'),
    metaTag('property', 'og:title', metadata.sharedAs ?? head.title),
    metaTag('property', 'og:description', head.description),
    metaTag('property', 'og:url', url),
    metaTag('property', 'og:image', origin + picture.path),
    metaTag('property', 'og:image:type', 'image/jpeg'),
    metaTag('property', 'og:image:width', 1200),
    metaTag('property', 'og:image:height', 630),
    metaTag('property', 'og:image:alt', picture.alt),
    metaTag('name', 'twitter:card', 'summary_large_image'),
    metaTag('name', 'twitter:image', origin + picture.path),
    metaTag('name', 'twitter:image:alt', picture.alt),
  ]
}

/** @param key 'name' for HTML's own tags and Twitter's, 'property' for Open Graph's */
export function metaTag(key: 'name' | 'property', name: string, content: string | number): string {
  return `<meta ${key}="${name}" content="${escapeHtml(String(content))}">`
}
