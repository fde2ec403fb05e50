import type { Component, Dialect } from './dialect'

/** Matches elements without a closing tag in HTML. */
const VOID = /^(area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

/** An attribute that only the shop's own scripts read. */
const OF_THE_SHOP = 'data-discover'

/** Writes a page's markup as a framework's component, without scripts and comments. */
export function writeMarkup(node: Node, dialect: Dialect, components: readonly Component[]): string {
  if (node.nodeType === node.TEXT_NODE) return dialect.text(node.textContent ?? '')
  if (node.nodeType !== node.ELEMENT_NODE) return ''
  const element = node as Element
  const tag = element.localName
  if (tag === 'script' || tag === 'noscript') return ''

  const component = components.find(({ fits }) => fits(element))
  const attributes = [...element.attributes].flatMap(({ name, value }) => {
    if (name === OF_THE_SHOP) return []
    const called = component?.rename ? component.rename(name) : name
    return called === undefined ? [] : [` ${dialect.attribute(called, value, element)}`]
  })
  const name = component?.name ?? tag
  const start = `<${name}${attributes.join('')}`
  if (VOID.test(tag)) return `${start} />`
  const children = [...element.childNodes].map((child) => writeMarkup(child, dialect, components))
  return `${start}>${children.join('')}</${name}>`
}
