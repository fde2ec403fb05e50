import { Marked } from 'marked'
import { cleanHtml } from '../../clean-html'

const marked = new Marked({ gfm: true, async: false })

/** The HTML passes through the same filter as blogs, so nothing in it runs. The page has its own h1, so an h1 becomes an h2. */
export function fromMarkdown(text: string): string {
  const html = marked.parse(text) as string
  return cleanHtml(html.replace(/<(\/?)h1\b/gi, '<$1h2')).trim()
}
