import { offlinePage } from '../offline-page/offline-page'
import { findPage, listCachedLinks } from './cached-pages'
import { inTime } from './in-time'

/** An answer, and whether it comes from this device. */
interface PageResult {
  answer: Response
  isKept: boolean
}

/**
 * Answers a navigation: from the network wherever that answers, so that a new version is there on the next visit; else
 * with the kept page, or a page that says why there is none.
 * @param path of the page, without query
 * @param asked the network's answer
 */
export async function respondWithPage(path: string, asked: Promise<Response>): Promise<PageResult> {
  const answer = await inTime(asked)
  if (answer) return { answer, isKept: false }
  const found = await findPage(path)
  if (found.kind === 'whole') return { answer: found.page, isKept: true }
  // A slow answer is better than none.
  return asked.then(
    (late) => ({ answer: late, isKept: false }),
    async () => ({
      answer: offlinePage({ path, isHalf: found.kind === 'half', links: await listCachedLinks() }),
      isKept: true,
    }),
  )
}
