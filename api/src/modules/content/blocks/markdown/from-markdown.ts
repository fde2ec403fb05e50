import { Marked } from 'marked'
import { cleanHtml } from '../../clean-html'

const marked = new Marked({ gfm: true, async: false })

/**
 * A text that somebody wrote as Markdown, as pages show it. HTML in it goes through the filter of
 * blogs: nothing in it runs. The page's own title is its one h1: a heading of that level becomes one of the next.
 */
export function fromMarkdown(text: string): string {
  const html = marked.parse(text) as string
  return cleanHtml(html.replace(/<(\/?)h1\b/gi, '<$1h2')).trim()
}
