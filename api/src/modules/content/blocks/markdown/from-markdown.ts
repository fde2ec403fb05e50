import { Marked } from 'marked'
import { cleanHtml } from '../../clean-html'

const marked = new Marked({ gfm: true, async: false })

/**
 * Renders Markdown for pages. Its HTML passes through the same filter as blogs, so that nothing in it runs. The page has its own
 * h1, so a heading of that level becomes an h2.
 */
export function fromMarkdown(text: string): string {
  const html = marked.parse(text) as string
  return cleanHtml(html.replace(/<(\/?)h1\b/gi, '<$1h2')).trim()
}
