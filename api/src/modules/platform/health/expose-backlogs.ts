import { Gauge, type Registry } from 'prom-client'

/** Work that stands in the database and waits: for a job, or for the owner. */
export interface Backlog {
  /** For Prometheus. */
  name: string
  help: string
  count: () => Promise<number>
}

/** Counts each backlog when Prometheus asks. One that cannot be counted is left out of that answer. */
export function exposeBacklogs(
  registry: Registry,
  backlogs: readonly Backlog[],
  onError: (error: unknown, name: string) => void,
): void {
  for (const { name, help, count } of backlogs)
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        try {
          this.set(await count())
        } catch (error) {
          this.remove()
          onError(error, name)
        }
      },
    })
}
