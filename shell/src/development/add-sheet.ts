/**
 * Adds the style sheet of a tool to the page. It is a file by itself: the bundler's own way with sheets of late parts
 * would cost every shopper 0.4 kB.
 */
export function addSheet(href: string): void {
  const link = document.createElement('link')
  document.head.append(Object.assign(link, { rel: 'stylesheet', href }))
}
