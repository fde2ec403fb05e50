const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text that can stand between tags or in a quoted attribute, whatever it holds. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

/** @param key 'name' for HTML's own and Twitter's, 'property' for Open Graph's */
export function metaTag(key: 'name' | 'property', name: string, content: string | number): string {
  return `<meta ${key}="${name}" content="${escapeHtml(String(content))}">`
}
