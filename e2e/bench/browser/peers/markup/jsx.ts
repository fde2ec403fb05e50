import type { Dialect } from './dialect'

/** React's attribute names where they differ from HTML's. */
const NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
  fetchpriority: 'fetchPriority',
  autocomplete: 'autoComplete',
}

/** Matches HTML's boolean attributes. */
const FLAGS = /^(hidden|disabled|required)$/

function attribute(name: string, value: string, { localName }: Element): string {
  if (name === 'value' && localName === 'input') return `defaultValue={${JSON.stringify(value)}}`
  if (FLAGS.test(name)) return name
  const camelCased = /^(data|aria)-/.test(name)
    ? name
    : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return `${NAMES[name] ?? camelCased}={${JSON.stringify(value)}}`
}

export const jsx: Dialect = { attribute, text: (value) => (value === '' ? '' : `{${JSON.stringify(value)}}`) }
