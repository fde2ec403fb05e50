import { escapeHtml } from 'shared-contracts/domain/escape-html'

/** @param key 'name' for HTML's own and Twitter's, 'property' for Open Graph's */
export function metaTag(key: 'name' | 'property', name: string, content: string | number): string {
  return `<meta ${key}="${name}" content="${escapeHtml(String(content))}">`
}
