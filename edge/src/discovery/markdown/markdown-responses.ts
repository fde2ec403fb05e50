import { paths } from 'shared-contracts/routing/paths'
import type { PageResponse } from '../../pages/cache/page-response'
import type { Page } from '../../pages/page'
import { GUIDE_LINKS } from '../llms/guide-links'
import { pageText } from './page-text'
import type { RequestedRendition } from './requested-rendition'

const RETRY_AFTER_SECONDS = 5
const NOT_NOW = `# This text isn’t available right now\n\nPlease try again in ${RETRY_AFTER_SECONDS} seconds.\n`
const NO_TEXT =
  '# There is no text of this page\n\nIt is private to one shopper. Open its address without `.md` in a browser.\n'

const PLAIN = { type: 'text/markdown; charset=utf-8', isKept: true, styleHashes: [], scriptHashes: [] }

/** Converts pages to Markdown when first requested. @param finish turns a page into a response */
export function createMarkdownResponses(finish: (page: Page) => PageResponse, origin: string) {
  const texts = new WeakMap<PageResponse, PageResponse>()
  const noText = finish({ ...PLAIN, status: 404, html: NO_TEXT, headers: {} })
  const notNow = finish({
    ...PLAIN,
    status: 503,
    html: NOT_NOW,
    headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
  })

  async function textOf(page: PageResponse, path: string): Promise<PageResponse> {
    const { body } = await page.prepare('identity')
    const text = pageText(body.toString(), origin)
    if (text === undefined) return notNow
    const { markdown, canonical = origin + path } = text
    const link = [`<${canonical}>; rel="canonical"`, ...(path === paths.home ? [GUIDE_LINKS] : [])].join(', ')
    const headers = { link, 'x-robots-tag': 'noindex' }
    return finish({ ...PLAIN, status: page.status, html: markdown, headers })
  }

  /** @returns the Markdown. A private page has none: returns the page itself, or 404 at its `.md` address */
  return async (page: PageResponse, path: string, { suffix }: RequestedRendition): Promise<PageResponse> => {
    if (page.isPrivate) return suffix === '' ? page : noText
    const kept = texts.get(page)
    if (kept) return kept
    const text = await textOf(page, path)
    if (text !== notNow) texts.set(page, text)
    return text
  }
}
