import { offlinePage } from '../offline-page/offline-page'
import { findPage, listCachedLinks } from './cached-pages'
import { inTime } from './in-time'

/** A response, and whether it comes from this device. */
interface PageResult {
  answer: Response
  isKept: boolean
}

/**
 * Responds to a navigation: from the network if possible, so that shoppers get new versions; else with the
 * cached page, or one that explains why there is none.
 * @param path the page's path, without query @param asked the network's response
 */
export async function respondWithPage(path: string, asked: Promise<Response>): Promise<PageResult> {
  const answer = await inTime(asked)
  if (answer) return { answer, isKept: false }
  const found = await findPage(path)
  if (found.kind === 'whole') return { answer: found.page, isKept: true }
  // A slow response is better than none.
  return asked.then(
    (late) => ({ answer: late, isKept: false }),
    async () => ({
      answer: offlinePage({ path, isHalf: found.kind === 'half', links: await listCachedLinks() }),
      isKept: true,
    }),
  )
}
