import type { Dialect } from './dialect'

/** React's names of attributes, where they are not HTML's. */
const NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
  fetchpriority: 'fetchPriority',
  autocomplete: 'autoComplete',
}

/** Attributes that are there or not. */
const FLAGS = /^(hidden|disabled|required)$/

function attribute(name: string, value: string, { localName }: Element): string {
  if (name === 'value' && localName === 'input') return `defaultValue={${JSON.stringify(value)}}`
  if (FLAGS.test(name)) return name
  const camelCased = /^(data|aria)-/.test(name)
    ? name
    : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return `${NAMES[name] ?? camelCased}={${JSON.stringify(value)}}`
}

/** Markup in a component of React. */
export const jsx: Dialect = { attribute, text: (value) => (value === '' ? '' : `{${JSON.stringify(value)}}`) }
