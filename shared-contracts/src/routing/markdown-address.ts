/** The suffix of the address of a page's Markdown version. */
export const MARKDOWN_SUFFIX = '.md'
/** The address of the home page's Markdown version, as llmstxt.org specifies for addresses without a file name. */
const HOME_TEXT = `/index.html${MARKDOWN_SUFFIX}`

/** Returns the address of a page's Markdown version. @param path the page's path */
export function markdownAddress(path: string): string {
  return path === '/' ? HOME_TEXT : path + MARKDOWN_SUFFIX
}
