import Negotiator from 'negotiator'

const HTML = 'text/html'
const MARKDOWN = 'text/markdown'
const SUFFIX = '.md'
/** As llmstxt.org names the text of an address without a file name. */
const HOME_TEXT = '/index.html.md'

/** What is asked for: the page at a path, as a browser shows it or as text. */
export interface AskedRendition {
  /** The page's own path. */
  path: string
  isMarkdown: boolean
  /** What the address had after the path: a redirect keeps it. */
  suffix: string
}

/** The address of a page's text. @param path of the page */
export function markdownAddress(path: string): string {
  return path === '/' ? HOME_TEXT : path + SUFFIX
}

/**
 * Chooses by address and by `Accept` (RFC 9110, 12.5.1), never by who asks: the text is for those who name it, and do not
 * like HTML better. Of two liked alike, the first one named is sent.
 * @param asked the path of the request
 */
export function askedRendition(asked: string, accept: string | undefined): AskedRendition {
  if (asked.endsWith(SUFFIX)) {
    const path = asked === HOME_TEXT ? '/' : asked.slice(0, -SUFFIX.length)
    return { path, isMarkdown: true, suffix: SUFFIX }
  }
  return { path: asked, isMarkdown: prefersMarkdown(accept), suffix: '' }
}

function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.toLowerCase().includes(MARKDOWN)) return false
  return new Negotiator({ headers: { accept } }).mediaType([HTML, MARKDOWN]) === MARKDOWN
}
