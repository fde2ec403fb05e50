import { Counter, type Registry } from 'prom-client'
import type { Jobs } from '../../jobs/jobs'

/** Hands to Prometheus how often each job has failed since this process began. */
export function exposeJobFailures(registry: Registry, { failures }: Pick<Jobs, 'failures'>): void {
  new Counter({
    name: 'job_failures_total',
    help: 'Runs of a job that failed; what it was to do still stands in the database',
    labelNames: ['job'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [job, count] of failures()) this.inc({ job }, count)
    },
  })
}
