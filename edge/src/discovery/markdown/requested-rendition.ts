import Negotiator from 'negotiator'
import { MARKDOWN_SUFFIX, markdownAddress } from 'shared-contracts/routing/markdown-address'

const HTML = 'text/html'
const MARKDOWN = 'text/markdown'

/** What is asked for: the page at a path, as a browser shows it or as text. */
export interface RequestedRendition {
  /** The page's own path. */
  path: string
  isMarkdown: boolean
  /** What the address had after the path: a redirect keeps it. */
  suffix: string
}

/**
 * Chooses by address and by `Accept` (RFC 9110, 12.5.1), never by who asks: the text is for those who name it, and do not
 * like HTML better. Of two liked alike, the first one named is sent.
 * @param asked the path of the request
 */
export function chooseRendition(asked: string, accept: string | undefined): RequestedRendition {
  if (asked.endsWith(MARKDOWN_SUFFIX)) {
    const path = asked === markdownAddress('/') ? '/' : asked.slice(0, -MARKDOWN_SUFFIX.length)
    return { path, isMarkdown: true, suffix: MARKDOWN_SUFFIX }
  }
  return { path: asked, isMarkdown: prefersMarkdown(accept), suffix: '' }
}

function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.toLowerCase().includes(MARKDOWN)) return false
  return new Negotiator({ headers: { accept } }).mediaType([HTML, MARKDOWN]) === MARKDOWN
}
