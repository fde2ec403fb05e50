import type { Database } from '../../db/connection'
import { createSeedOnce } from '../../db/seeding/seed-once'
import type { PreparedResponses } from '../../http/responses/prepared-responses'
import { createContentRepository } from './content.repository'
import { contentRoutes } from './content.routes'
import { createContentService } from './content.service'

export type { SeedBlog } from './content.service'

interface ContentDeps {
  database: Database
  answers: PreparedResponses
}

export function createContent({ database, answers }: ContentDeps) {
  const repository = createContentRepository(database)
  const service = createContentService({
    repository,
    seedOnce: createSeedOnce(database),
  })
  return {
    /** Makes the blogs the given ones, when they differ from what was given last. Their HTML is cleaned. */
    seed: service.seed,
    /** For who writes posts: these join the transaction of the caller. */
    posts: { put: service.put, remove: repository.remove, slugOf: repository.slugOf },
    routes: contentRoutes(service, answers),
  }
}
