import sanitizeHtml from 'sanitize-html'

/**
 * Keeps the HTML an article needs, and nothing that could run, cover the page, or load from elsewhere. Browsers show the result
 * as it is, without another filter.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'b', 'i', 'blockquote', 'br'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
  })
}
