/** How the address of a page's text ends. */
export const MARKDOWN_SUFFIX = '.md'
/** As llmstxt.org names the text of an address without a file name. */
const HOME_TEXT = `/index.html${MARKDOWN_SUFFIX}`

/** Returns the address of a page's text. @param path of the page */
export function markdownAddress(path: string): string {
  return path === '/' ? HOME_TEXT : path + MARKDOWN_SUFFIX
}
