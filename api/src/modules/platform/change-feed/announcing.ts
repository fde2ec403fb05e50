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

/** The most URLs that IndexNow accepts in one request. */
const MOST_IN_A_BATCH = 10_000
/** How long a process reserves a batch: longer than the timeout for search engines. */
const CLAIM_MS = 60_000
/** After the last wait a batch is dropped, because crawlers have seen the sitemap by then. */
const RETRY_WAITS_MS = [60_000, 600_000, 3_600_000, 6 * 3_600_000, 24 * 3_600_000]

/** Announces changed pages to search engines in batches: each page once per change, across all processes. */
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
      log.warn({ err: error, batch: id, attempts }, 'Search engines could not be notified of changed pages.'),
    now,
  })

  function gather(): Promise<void> {
    return database.inTransaction(async () => {
      const pages = [...new Set((await repository.take()).flatMap(listPages))]
      for (let from = 0; from < pages.length; from += MOST_IN_A_BATCH)
        await batches.add(pages.slice(from, from + MOST_IN_A_BATCH), now())
    })
  }

  /** Batches the changes since the last run, and sends what is due. */
  return async (signal: AbortSignal): Promise<void> => {
    await gather()
    await queue.pass(signal)
  }
}
