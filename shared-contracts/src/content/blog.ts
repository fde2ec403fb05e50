export type { Blog } from './blog-schema'

/** The length of a preview without its ellipsis (specification 19.2). */
const BLOG_PREVIEW_LENGTH = 120

/** Tags that become a space. Other tags, such as a <b> inside a word, are removed. */
const BLOCK_EDGE = /<\/?(?:p|div|h[1-6]|ul|ol|li|br|hr|blockquote|figure|figcaption|table|tr|td|th)\b[^>]*>/gi

/** Returns a blog post's text without markup. */
export function blogText(html: string): string {
  return html
    .replace(BLOCK_EDGE, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Returns the first 120 characters without HTML, always with an ellipsis (specification 19.2). */
export function blogPreview(html: string): string {
  return `${blogText(html).slice(0, BLOG_PREVIEW_LENGTH)}…`
}
