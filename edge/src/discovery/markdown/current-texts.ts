import { setTimeout as wait } from 'node:timers/promises'
import type { PageCache } from '../../pages/cache/page-cache'
import type { PageStamp } from '../../pages/cache/page-stamps'
import { pageText } from './page-text'

interface Parts {
  cache: PageCache
  stamps: { current: () => Promise<{ stamp: PageStamp }> }
  /** The public origin, such as 'https://example.com'. */
  origin: string
}

/** A slow page may at first be an older version, or lack server-rendered HTML, so it is retried. */
const MOST_ATTEMPTS = 20
const WAIT_MS = 250

/** Creates a function that reads a page's current text as Markdown. It rejects if the page has none. */
export function createCurrentTexts({ cache, stamps, origin }: Parts): (path: string) => Promise<string> {
  async function textNow(path: string): Promise<string | undefined> {
    const { stamp } = await stamps.current()
    const { answer, outcome } = await cache.serve(path, path, stamp)
    if (answer.status !== 200 && answer.status !== 503) throw new Error(`There is no page at ${path}.`)
    if (outcome === 'stale') return undefined
    const { body } = await answer.prepare('identity')
    return pageText(body.toString(), origin)?.markdown
  }

  return async (path) => {
    for (let tries = 1; tries <= MOST_ATTEMPTS; tries += 1) {
      const text = await textNow(path)
      if (text !== undefined) return text
      await wait(WAIT_MS)
    }
    throw new Error(`The text of ${path} is temporarily unavailable.`)
  }
}
