import { parse } from 'node-html-parser'
import TurndownService from 'turndown'
import { cartLinks } from './cart-links'

/** Elements without text: controls, navigation and decoration. */
const NO_TEXT =
  'script, style, template, noscript, svg, nav, form, fieldset, button, input, select, dialog, [aria-hidden="true"], [hidden], img[alt=""]'

const LINK_START = /\b(https?|ftp)(?=:)|\bwww(?=\.)/gi

/** Creates a Markdown writer. Names from the catalogue are escaped, so that they cannot create elements or links. */
function markdownWriter(): TurndownService {
  const writer = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-' })
  const escapeMarkdown = writer.escape.bind(writer)
  writer.escape = (text) => escapeMarkdown(text).replaceAll('<', '\\<').replace(LINK_START, '$&\\')
  writer.addRule('term', { filter: 'dt', replacement: (text) => `\n\n**${text}:**` })
  writer.addRule('description', {
    filter: 'dd',
    replacement: (text, { previousSibling }) =>
      `${previousSibling?.nodeName === 'DD' ? ';' : ''} ${text.trim()}`,
  })
  // Adds spaces around elements that only CSS separates on the page.
  writer.addRule('span', { filter: ['span', 'small'], replacement: (text) => ` ${text} ` })
  return writer
}

const writer = markdownWriter()

/** Escapes a text from the catalogue for one line of Markdown. */
export const asMarkdown = (text: string) => writer.escape(text.replace(/\s+/g, ' ').trim())

export interface PageText {
  markdown: string
  /** The canonical address, if there is one. */
  canonical: string | undefined
}

/** Returns a page as Markdown; undefined if only the browser renders it. @param origin the links' origin */
export function pageText(html: string, origin: string): PageText | undefined {
  const page = parse(html)
  const main = page.querySelector('main')
  if (!main) return undefined
  const heading = main.querySelector('h1')
  const title = heading?.text ?? ''
  const description = page.querySelector('meta[name="description"]')?.getAttribute('content') ?? ''
  heading?.remove()
  for (const element of main.querySelectorAll(NO_TEXT)) element.remove()
  for (const name of ['href', 'src'])
    for (const element of main.querySelectorAll(`[${name}^="/"]`))
      element.setAttribute(name, origin + element.getAttribute(name))
  const data = page.querySelector('script[type="application/ld+json"]')?.rawText ?? ''
  const links = cartLinks(data).map(({ pack, path }) => `- [${writer.escape(pack)}](${origin}${path})`)
  const parts = [
    `# ${asMarkdown(title)}`,
    `> ${asMarkdown(description)}`,
    writer.turndown(main.innerHTML).replace(/(?<=\S) {2,}(?=\S)/g, ' '),
    ...(links.length > 0 ? [`## Put one into a cart\n\n${links.join('\n')}`] : []),
  ]
  return {
    markdown: `${parts.join('\n\n')}\n`,
    canonical: page.querySelector('link[rel="canonical"]')?.getAttribute('href'),
  }
}
