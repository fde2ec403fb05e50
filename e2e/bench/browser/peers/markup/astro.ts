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

/** Writes markup as an Astro component: HTML with expressions in braces. */
export const astro: Dialect = {
  attribute: (name, value) => (value === '' ? name : `${name}="${escaped(value)}"`),
  text: escaped,
}
