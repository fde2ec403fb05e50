import { Marked } from 'marked'
import { cleanHtml } from '../../clean-html'

const marked = new Marked({ gfm: true, async: false })

/** Converts Markdown to HTML that cannot run code. An h1 becomes an h2, because the page has its own h1. */
export function fromMarkdown(text: string): string {
  const html = marked.parse(text) as string
  return cleanHtml(html.replace(/<(\/?)h1\b/gi, '<$1h2')).trim()
}
