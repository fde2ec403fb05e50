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
    /** Replaces the blogs if the seed differs from the last one. Their HTML is cleaned. */
    seed: service.seed,
    /** The functions for editing posts, in the caller's transaction. */
    posts: { put: service.put, remove: repository.remove, slugOf: repository.slugOf },
    /** The versions of the list and of each post, with which the edge detects outdated pages. */
    tags: repository.tags,
    routes: contentRoutes(service, answers),
  }
}
