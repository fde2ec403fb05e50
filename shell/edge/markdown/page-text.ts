import { parse } from 'node-html-parser'
import TurndownService from 'turndown'

/** What is no text: controls, ways to other pages, and what only looks good. */
const NO_TEXT =
  'script, style, template, noscript, svg, nav, form, fieldset, button, input, select, dialog, [aria-hidden="true"], [hidden]'

const LINK_START = /\b(https?|ftp)(?=:)|\bwww(?=\.)/gi

/** Writes Markdown. A name from the catalogue stays text in it: it opens no element, and no link that nobody made. */
function markdownWriter(): TurndownService {
  const writer = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-' })
  const escapeMarkdown = writer.escape.bind(writer)
  writer.escape = (text) => escapeMarkdown(text).replaceAll('<', '\\<').replace(LINK_START, '$&\\')
  writer.addRule('term', { filter: 'dt', replacement: (text) => `\n\n**${text}:**` })
  writer.addRule('description', { filter: 'dd', replacement: (text) => ` ${text.trim()}` })
  return writer
}

const writer = markdownWriter()

export interface PageText {
  markdown: string
  /** The address the page is known by, where it has one. */
  canonical: string | undefined
}

/**
 * The text of a page as Markdown: its heading, its description, and what stands in it.
 * @param html the whole document
 * @param origin of the shop: links and pictures are written with it
 * @returns nothing for a page that the browser renders
 */
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
  const said = (text: string) => writer.escape(text.replace(/\s+/g, ' ').trim())
  return {
    markdown: `# ${said(title)}\n\n> ${said(description)}\n\n${writer.turndown(main.innerHTML)}\n`,
    canonical: page.querySelector('link[rel="canonical"]')?.getAttribute('href'),
  }
}
