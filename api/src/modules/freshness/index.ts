import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../../db/connection'
import { createReadyAnswers, type ReadyAnswers } from '../../http/ready-answers'
import type { Jobs } from '../../jobs/jobs'
import { createFreshnessRepository, type Topic } from './freshness.repository'
import { freshnessRoutes } from './freshness.routes'
import { createFreshnessService } from './freshness.service'

export interface Freshness {
  /** Kept answers by topic, emptied when the topic changes. */
  answers: Readonly<Record<Topic, ReadyAnswers>>
  /** Begins to follow the changes made by any process. Rejects when the database does not answer. */
  follow: () => Promise<void>
  routes: FastifyPluginAsyncZod
}

/** A connection that is lost without a word is found out by looking. */
const LOOK_EVERY_MS = 5000

/** A change of catalogue or content shows everywhere within a second, also one made by SQL. */
export function createFreshness({ database, jobs }: { database: Database; jobs: Jobs }): Freshness {
  const answers = { catalogue: createReadyAnswers(), content: createReadyAnswers() }
  const service = createFreshnessService({
    readVersions: createFreshnessRepository(database).versions,
    onChange: (topic) => answers[topic].clear(),
  })
  return {
    answers,
    async follow() {
      await service.look()
      await database.listen('content_changed', jobs.every('content version', LOOK_EVERY_MS, service.look))
    },
    routes: freshnessRoutes(service),
  }
}
