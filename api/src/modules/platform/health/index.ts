import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { type Database, run } from '../../../db/connection'
import type { WithoutAdmin } from '../../../db/without-admin'
import { AppError } from '../../../errors'
import type { Jobs } from '../../../jobs/jobs'
import { type Backlog, exposeBacklogs } from './expose-backlogs'

export type { Backlog } from './expose-backlogs'

interface HealthDeps {
  database: Database
  jobs: Pick<Jobs, 'failures'>
  withoutAdmin: Pick<WithoutAdmin, 'outages'>
  measuresProcess: boolean | undefined
  /** Counts of waiting work, which are normally near zero. */
  backlogs: readonly Backlog[]
}

/** Reports liveness, readiness and metrics to operators. The edge does not forward these routes. */
export async function registerHealth(
  app: FastifyInstance,
  { database, jobs, withoutAdmin, backlogs, measuresProcess }: HealthDeps,
): Promise<void> {
  const registry = new Registry()
  if (measuresProcess) collectDefaultMetrics({ register: registry })
  new Counter({
    name: 'job_failures_total',
    help: 'Failed runs of a job; its work is still in the database',
    labelNames: ['job'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [job, count] of jobs.failures()) this.inc({ job }, count)
    },
  })
  new Counter({
    name: 'admin_tables_outages_total',
    help: 'Outages of admin tables, during which shoppers were shown less',
    labelNames: ['part'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [part, count] of withoutAdmin.outages()) this.inc({ part }, count)
    },
  })
  exposeBacklogs(registry, backlogs, (error, backlog) =>
    app.log.error({ err: error, backlog }, 'A backlog metric could not be computed.'),
  )
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to response, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })

  app.addHook('onResponse', async (request, reply) => {
    // All unknown paths count as one route, so that visitors cannot fill the memory.
    const route = request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown')
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })

  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))

  app.get('/readyz', { schema: { hide: true } }, async (request) => {
    try {
      await run(database, sql`select 1`)
    } catch (error) {
      request.log.error({ err: error }, 'The database is not responding.')
      throw new AppError('UNAVAILABLE', 'The database is not responding.')
    }
    return { status: 'ready' }
  })

  app.get('/metrics', { schema: { hide: true } }, async (_, reply) =>
    reply.header('content-type', registry.contentType).send(await registry.metrics()),
  )
}
