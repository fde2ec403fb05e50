import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../db/connection'
import { createQueue } from '../../../jobs/queue/queue'
import { planned } from '../../../jobs/queue/waits'
import { createAnnouncementsRepository } from './announcements.repository'
import type { ChangeFeedRepository } from './change-feed.repository'
import { listPages } from './changed-pages'
import { announcePages, type IndexNow } from './index-now'

interface AnnouncingDeps {
  database: Database
  repository: ChangeFeedRepository
  indexNow: IndexNow
  log: Pick<FastifyBaseLogger, 'warn'>
  now: () => Date
}

/** IndexNow takes no more at once. */
const MOST_IN_A_BATCH = 10_000
/** How long one process has a batch to itself: longer than the search engines are waited for. */
const CLAIM_MS = 60_000
/** After the last of these waits a batch is dropped: by then crawlers have seen the sitemap. */
const RETRY_WAITS_MS = [60_000, 600_000, 3_600_000, 6 * 3_600_000, 24 * 3_600_000]

/** Tells search engines of changed pages, in batches: each page once after each change, whichever process looks first. */
export function createAnnouncing({ database, repository, indexNow, log, now }: AnnouncingDeps) {
  const batches = createAnnouncementsRepository(database)
  const queue = createQueue({
    database,
    rows: batches.rows,
    claimMs: CLAIM_MS,
    atOnce: 1,
    async work({ id, paths }, signal) {
      await announcePages(indexNow, paths, signal)
      await batches.remove(id)
      return 'done'
    },
    waitAfter: planned(RETRY_WAITS_MS),
    onGivenUp: ({ id }) => batches.remove(id),
    onTrouble: (error, { id, attempts }) =>
      log.warn({ err: error, batch: id, attempts }, 'Search engines were not told of changed pages.'),
    now,
  })

  function gather(): Promise<void> {
    return database.inTransaction(async () => {
      const pages = [...new Set((await repository.take()).flatMap(listPages))]
      for (let from = 0; from < pages.length; from += MOST_IN_A_BATCH)
        await batches.add(pages.slice(from, from + MOST_IN_A_BATCH), now())
    })
  }

  /** Makes a batch of what has changed since the last one, and sends what is due. */
  return async (signal: AbortSignal): Promise<void> => {
    await gather()
    await queue.pass(signal)
  }
}
