/** The suffix of the address of a page's text version. */
export const MARKDOWN_SUFFIX = '.md'
/** llmstxt.org's name for the text version of an address without a file name. */
const HOME_TEXT = `/index.html${MARKDOWN_SUFFIX}`

/** Returns the address of a page's text version. @param path of the page */
export function markdownAddress(path: string): string {
  return path === '/' ? HOME_TEXT : path + MARKDOWN_SUFFIX
}
