import Negotiator from 'negotiator'
import { MARKDOWN_SUFFIX, markdownAddress } from 'shared-contracts/routing/markdown-address'

const HTML = 'text/html'
const MARKDOWN = 'text/markdown'

/** The requested page and its format: HTML or Markdown. */
export interface RequestedRendition {
  /** The page's own path. */
  path: string
  isMarkdown: boolean
  /** '.md' if the address ends with it, otherwise empty. A redirect preserves it. */
  suffix: string
}

/**
 * Chooses the format by address and `Accept` (RFC 9110, 12.5.1), never by client: Markdown is for requests that
 * list it and do not prefer HTML. With equal preference, the type listed first wins.
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
