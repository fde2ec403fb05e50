import type { Database } from '../../../db/connection'
import { createPreparedResponses } from '../../../http/responses/prepared-responses'
import type { Jobs } from '../../../jobs/jobs'
import { createContentVersionRepository } from './content-version.repository'
import { contentVersionRoutes } from './content-version.routes'
import { createContentVersionService } from './content-version.service'

/** A lost connection may bring no error, so the job also looks by itself. */
const LOOK_EVERY_MS = 5000

interface ContentVersionDeps {
  database: Database
  jobs: Jobs
  /** Whether the shop's people have written anything that pages show besides. */
  hasPublishedContent: () => Promise<boolean>
}

/** A change of catalogue or content shows everywhere within a second, also one made by SQL. */
export function createContentVersion({ database, jobs, hasPublishedContent }: ContentVersionDeps) {
  /** Kept answers by topic, emptied when the topic changes. */
  const answers = { catalogue: createPreparedResponses(), content: createPreparedResponses() }
  const service = createContentVersionService({
    readVersions: createContentVersionRepository(database).versions,
    onChange: (topic) => answers[topic].clear(),
    hasPublishedContent,
  })
  return {
    answers,
    /** Begins to follow the changes made by any process. Rejects when the database does not answer. */
    async follow() {
      await service.look()
      await database.listen('content_changed', jobs.every('content version', LOOK_EVERY_MS, service.look))
    },
    routes: contentVersionRoutes(service),
  }
}
