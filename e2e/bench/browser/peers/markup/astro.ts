import type { Dialect } from './dialect'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '{': '&#123;',
  '}': '&#125;',
}

const escaped = (value: string) => value.replace(/[&<>"{}]/g, (character) => ESCAPES[character] ?? character)

/** Astro's markup: HTML in which braces contain expressions, so braces in texts are escaped. */
export const astro: Dialect = {
  attribute: (name, value) => (value === '' ? name : `${name}="${escaped(value)}"`),
  text: escaped,
}
