import type { TagVersions } from 'shared-contracts/platform/content-tags'
import type { Database } from '../../../db/connection'
import { createPreparedResponses } from '../../../http/responses/prepared-responses'
import type { Jobs } from '../../../jobs/jobs'
import { createContentVersionRepository } from './content-version.repository'
import { contentVersionRoutes } from './content-version.routes'
import { createContentVersionService } from './content-version.service'

/** A lost connection may raise no error, so the job also polls. */
const LOOK_EVERY_MS = 5000

interface ContentVersionDeps {
  database: Database
  jobs: Jobs
  hasPublishedContent: () => Promise<boolean>
  readTags: () => Promise<TagVersions>
}

/** Makes every change to the catalogue or content, even one by SQL, visible everywhere within a second. */
export function createContentVersion({ database, jobs, hasPublishedContent, readTags }: ContentVersionDeps) {
  /** Cached responses by topic, cleared when the topic changes. */
  const answers = { catalogue: createPreparedResponses(), content: createPreparedResponses() }
  const service = createContentVersionService({
    readVersions: createContentVersionRepository(database).versions,
    onChange: (topic) => answers[topic].clear(),
    hasPublishedContent,
    readTags,
  })
  return {
    answers,
    /** Starts to follow changes by any process. Rejects if the database does not respond. */
    async follow() {
      await service.look()
      await database.listen('content_changed', jobs.every('content version', LOOK_EVERY_MS, service.look))
    },
    routes: contentVersionRoutes(service),
  }
}
