import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../../app/config'
import type { Database } from '../../../db/connection'
import type { Jobs } from '../../../jobs/jobs'
import { createAnnouncing } from './announcing'
import { createChangeFeedRepository } from './change-feed.repository'
import { changeFeedRoutes } from './change-feed.routes'

/** Changes that an owner makes one after the other go as one batch. */
const LOOK_EVERY_MS = 60_000

interface ChangeFeedDeps extends Pick<Config, 'indexNow'> {
  database: Database
  jobs: Jobs
  log: Pick<FastifyBaseLogger, 'warn'>
  now: () => Date
}

/** Which pages have changed and when, for the sitemap, and for search engines that want to be told. */
export function createChangeFeed({ database, jobs, indexNow, log, now }: ChangeFeedDeps) {
  const repository = createChangeFeedRepository(database)
  if (indexNow)
    jobs.every('changed pages', LOOK_EVERY_MS, createAnnouncing({ database, repository, indexNow, log, now }))
  return { routes: changeFeedRoutes(repository) }
}
