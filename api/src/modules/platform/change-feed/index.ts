import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../../app/config'
import type { Database } from '../../../db/connection'
import type { Jobs } from '../../../jobs/jobs'
import { createAnnouncing } from './announcing'
import { createChangeFeedRepository } from './change-feed.repository'
import { changeFeedRoutes } from './change-feed.routes'

/** Long enough that an owner's consecutive edits share a batch. */
const LOOK_EVERY_MS = 60_000

interface ChangeFeedDeps extends Pick<Config, 'indexNow'> {
  database: Database
  jobs: Jobs
  log: Pick<FastifyBaseLogger, 'warn'>
  now: () => Date
}

/** Tracks when pages changed, for the sitemap and for search engines that accept announcements. */
export function createChangeFeed({ database, jobs, indexNow, log, now }: ChangeFeedDeps) {
  const repository = createChangeFeedRepository(database)
  if (indexNow)
    jobs.every('changed pages', LOOK_EVERY_MS, createAnnouncing({ database, repository, indexNow, log, now }))
  return { routes: changeFeedRoutes(repository) }
}
