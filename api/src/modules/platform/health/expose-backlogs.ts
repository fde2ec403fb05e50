import { Gauge, type Registry } from 'prom-client'

/** Work in the database that waits for a job or for the owner. */
export interface Backlog {
  /** The Prometheus metric's name. */
  name: string
  help: string
  count: () => Promise<number>
}

/** Counts each backlog when Prometheus scrapes. One that cannot be counted is left out. */
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
