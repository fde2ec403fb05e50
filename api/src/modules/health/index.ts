import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { type Database, run } from '../../db/connection'
import { AppError } from '../../errors'
import type { Jobs } from '../../jobs/jobs'
import { type Backlog, exposeBacklogs } from './expose-backlogs'
import { exposeJobFailures } from './expose-job-failures'

export type { Backlog } from './expose-backlogs'

export interface HealthDeps {
  database: Database
  jobs: Pick<Jobs, 'failures'>
  /** What ought to be near nothing most of the time. */
  backlogs: readonly Backlog[]
}

/** For who runs the shop: is it alive, can it serve, how does it fare. Not reachable through the edge. */
export async function registerHealth(
  app: FastifyInstance,
  { database, jobs, backlogs }: HealthDeps,
): Promise<void> {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  exposeJobFailures(registry, jobs)
  exposeBacklogs(registry, backlogs, (error, backlog) =>
    app.log.error({ err: error, backlog }, 'A backlog could not be counted.'),
  )
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })

  app.addHook('onResponse', async (request, reply) => {
    // An unknown path is one route: each of its own would let visitors fill the memory.
    const route = request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown')
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })

  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))

  app.get('/readyz', { schema: { hide: true } }, async (request) => {
    try {
      await run(database, sql`select 1`)
    } catch (error) {
      request.log.error({ err: error }, 'The database does not answer.')
      throw new AppError('UNAVAILABLE', 'The database does not answer.')
    }
    return { status: 'ready' }
  })

  app.get('/metrics', { schema: { hide: true } }, async (_, reply) =>
    reply.header('content-type', registry.contentType).send(await registry.metrics()),
  )
}
